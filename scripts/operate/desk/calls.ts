import { AGENCY_VISIT, callLengthMs } from '#domain/agency-calls.ts';
import { momentInShort } from '#domain/moment-in-words.ts';
import { ourZone } from '#domain/zones.ts';
import { comingCalls } from '#server/calls/coming-calls.ts';
import { callOf } from '#server/mail/owner-mail.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { locale, remarkOnTime, requestWords } from '../outbox/request-in-words.ts';
import { html } from './html.ts';
import { phoneLink, visitorOf } from './request-in-html.ts';

export function callInHtml(request: StoredRequest) {
  const call = callOf(request);
  if (!call) return undefined;
  return html`<section><h2>Call ${phoneLink(request.answers['phone'])}</h2><strong>${call.inWords}</strong>${timeRemark(request)}${changeLink(request)}</section>`;
}

/** `callOf` computes the start, because `callAt` is null if the hours have no time zone. */
export async function comingCallsInHtml({ engine }: Requests) {
  const calls = (await comingCalls(engine))
    .flatMap((request) => {
      const start = callOf(request)?.start;
      return start && +start + callLengthMs(request) > Date.now() ? [{ request, start }] : [];
    })
    .sort((one, other) => +one.start - +other.start);
  return (
    calls.length > 0 &&
    html`<section aria-labelledby="coming-calls"><h2 id="coming-calls">Calls to come</h2><ol>${calls.map(rowOf)}</ol></section>`
  );
}

function timeRemark(request: StoredRequest) {
  const remark = remarkOnTime(request);
  return remark && html`<p>Note: ${remark}.</p>`;
}

const changeLink = ({ link, isCancelled }: StoredRequest) =>
  link &&
  !isCancelled &&
  html`<p><a href="${link}?${AGENCY_VISIT}">${requestWords.labels['callLink']}</a></p>`;

/** A freed call does not say who moved it, because `by_agency` then has 'freed' alone. */
function rowOf({ request, start }: { request: StoredRequest; start: Date }) {
  const { id, answers, timeZone, callStatus, byAgency } = request;
  const ourTime = momentInShort(start, ourZone(), locale);
  const visitorTime = momentInShort(start, timeZone ?? ourZone(), locale);
  const city = timeZone?.split('/').at(-1)?.replaceAll('_', ' ');
  return html`
    <li>
      <strong>${ourTime}</strong>
      <div>
        <a href="?id=${encodeURIComponent(id)}" dir="auto">${visitorOf(request)}</a> ${phoneLink(answers['phone'])}
        ${visitorTime !== ourTime && html`<p>${visitorTime} theirs, ${city}</p>`}
        ${timeRemark(request)}
        ${callStatus === 'moved' && byAgency !== 'freed' && html`<p>${byAgency ? 'You have' : 'The visitor has'} moved the call.</p>`}
        ${changeLink(request)}
      </div>
    </li>`;
}
