import { wordFor } from '#content/word-for.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { requestState } from '#server/requests/stored-request.ts';
import { onOneLine } from '../on-one-line.ts';
import { momentHere, remark, requestMail } from '../outbox/view.ts';
import { comingCallsInHtml } from './calls.ts';
import { deliveryInHtml } from './delivery.ts';
import { html } from './html.ts';
import { answerPage } from './page.ts';
import { badge, visitorOf } from './words.ts';

const PAGE = 50;

/** The list's filters are in its address, so that a link keeps them. Invalid values are ignored. */
export async function listPage(requests: Requests, asked: URLSearchParams) {
  const { state = '', word = '', lastSeen = '' } = Object.fromEntries(asked);
  const { data: known } = requestState.safeParse(state);
  const selection = { states: known && [known], word: word.trim() || undefined };
  const found = await requests.newest(selection, await requests.find(lastSeen), PAGE + 1);
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  const older = last && new URLSearchParams({ state, word, lastSeen: last.id });
  return answerPage(
    'Requests',
    html`
    ${await deliveryInHtml(requests)}
    ${await comingCallsInHtml(requests)}
    <search id="requests"><form method="get" action="#requests">
      <label>State <select name="state"><option value="">All</option>${requestState.options.map(
        (each) =>
          html`<option value="${each}"${each === state && html` selected`}>${requestMail.states[each]}</option>`,
      )}</select></label>
      <label>Word <input name="word" value="${word}"></label>
      <button>Show</button>
    </form></search>
    ${shown.length === 0 ? html`<p>No such request.</p>` : html`<ul class="list">${shown.map(rowOf)}</ul>`}
    ${older && html`<a href="?${String(older)}">Older ones</a>`}`,
  );
}

const rowOf = (request: StoredRequest) => html`
  <li><a href="?id=${encodeURIComponent(request.id)}">
    <time>${momentHere(request.acceptedAt)}</time> ${badge(request.state)}
    <strong dir="auto">${visitorOf(request)}</strong>
    <span dir="auto">${subjectOf(request)}</span>
    <small>${remark(request)}</small>
  </a></li>`;

/** The answers may come from an earlier version of the form. */
function subjectOf({ answers }: StoredRequest) {
  const { company, service } = answers;
  const serviceName = wordFor(requestMail.words, 'service', service);
  return [onOneLine(company ?? ''), serviceName].filter(Boolean).join(' · ');
}
