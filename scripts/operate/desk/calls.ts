import { AGENCY_VISIT } from '#domain/agency-calls.ts';
import { type CallState, callState, isStanding } from '#domain/call-state.ts';
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
  const state = callState(request, Date.now());
  const call = callOf(request, state);
  if (!call) return undefined;
  return html`<section><h2>Call ${phoneLink(request.answers['phone'])}</h2><strong>${call.inWords}</strong>${timeRemark(state)}${changeLink(request, state)}</section>`;
}

export async function comingCallsInHtml({ engine }: Requests) {
  const calls = (await comingCalls(engine))
    .flatMap((request) => {
      const state = callState(request, Date.now());
      return state.begins && isStanding(state) ? [{ request, state, start: state.begins }] : [];
    })
    .sort((first, other) => +first.start - +other.start);
  return (
    calls.length > 0 &&
    html`<section aria-labelledby="coming-calls"><h2 id="coming-calls">Calls to come</h2><ol>${calls.map(rowOf)}</ol></section>`
  );
}

function timeRemark(state: CallState) {
  const remark = remarkOnTime(state);
  return remark && html`<p>Note: ${remark}.</p>`;
}

const changeLink = ({ link }: StoredRequest, { is }: CallState) =>
  link &&
  is !== 'cancelled' &&
  html`<p><a href="${link}?${AGENCY_VISIT}">${requestWords.labels['callLink']}</a></p>`;

type ComingCall = { request: StoredRequest; state: CallState; start: Date };

/** A freed call does not say who moved it, because that is unknown. */
function rowOf({ request, state, start }: ComingCall) {
  const { id, answers, timeZone } = request;
  const ourTime = momentInShort(start, ourZone(), locale);
  const visitorTime = momentInShort(start, timeZone ?? ourZone(), locale);
  const city = timeZone?.split('/').at(-1)?.replaceAll('_', ' ');
  return html`
    <li>
      <strong>${ourTime}</strong>
      <div>
        <a href="?id=${encodeURIComponent(id)}" dir="auto">${visitorOf(request)}</a> ${phoneLink(answers['phone'])}
        ${visitorTime !== ourTime && html`<p>${visitorTime} theirs, ${city}</p>`}
        ${timeRemark(state)}
        ${state.news === 'moved' && state.is !== 'freed' && html`<p>${state.isByAgency ? 'You have' : 'The visitor has'} moved the call.</p>`}
        ${changeLink(request, state)}
      </div>
    </li>`;
}
