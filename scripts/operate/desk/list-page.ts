import { z } from 'zod';
import { wordFor } from '#content/word-for.ts';
import type { Requests } from '#server/requests/requests.ts';
import { requestState, type StoredRequest } from '#server/requests/stored-request.ts';
import { alertsIn, duration, RELEASE_ALL } from '#server/running/alert-rules.ts';
import { storeHealth } from '#server/running/health.ts';
import { onOneLine } from '../on-one-line.ts';
import {
  deliveryInWords,
  locale,
  momentHere,
  remark,
  requestWords,
} from '../outbox/request-in-words.ts';
import { actionForm } from './action-form.ts';
import { comingCallsInHtml } from './calls.ts';
import { html } from './html.ts';
import { BACK, deskPage } from './page.ts';
import { badge, visitorOf } from './request-in-html.ts';

/** Without a limit, a word that nobody wrote would take nine seconds in a store of 200,000 requests. */
const SEARCHED = 20_000;

const FIGURE_NAMES = ['pending', 'late', 'held', 'parked'] as const;

/** The list's filters are in its address, so that a link keeps them. */
export async function listPage(requests: Requests, query: URLSearchParams) {
  const { state = '', word = '', searched = '' } = Object.fromEntries(query);
  const size = z.coerce.number().int().positive().catch(50).parse(query.get('size'));
  const { data: knownState } = requestState.safeParse(state);
  const selection = { states: knownState && [knownState], word: word.trim() || undefined };
  const within = word && searched !== 'all' ? SEARCHED : undefined;
  const { found, isCut } = await requests.search(selection, size + 1, within);
  const shown = found.slice(0, size);
  const more = new URLSearchParams({ state, word, searched, size: `${2 * size}` });
  const all = new URLSearchParams({ state, word, searched: 'all', size: `${size}` });
  return deskPage(
    'Requests',
    html`
    ${await deliveryInHtml(requests, knownState)}
    ${await comingCallsInHtml(requests)}
    <search id="requests"><form method="get" action="#requests">
      <input type="hidden" name="state" value="${state}">
      <label>Word <input name="word" value="${word}"></label>
      <button>Show</button>
    </form>${(knownState || word) && BACK}</search>
    ${shown.length === 0 ? html`<p>No such request.</p>` : html`<ul class="list">${shown.map(rowOf)}</ul>`}
    ${isCut && html`<p>Searched in the newest ${SEARCHED.toLocaleString(locale)}. <a href="?${String(all)}#requests">Search in all</a></p>`}
    ${found.length > shown.length && html`<a href="?${String(more)}#requests">Older ones, too</a>`}`,
  );
}

async function deliveryInHtml(requests: Requests, shown?: string) {
  const health = await storeHealth(requests);
  const { late, held, parked, lastDeliveredAt } = health;
  const figures = { pending: health.undelivered, late, held, parked };
  const last = `The last request was delivered ${duration(Date.now() - (lastDeliveredAt ?? 0))} ago.`;
  const { status, why } = deliveryInWords(health);
  const alerts = alertsIn(health).text.split('\n');
  return html`
  <section data-delivery="${status}">
    <h1>Delivery ${status}</h1>
    <p>
      ${why && html`<strong>${why}</strong>`}
      ${lastDeliveredAt === null ? 'No request is delivered yet.' : last}
    </p>
    ${alerts.map((text) => text && html`<p>${text.replace(RELEASE_ALL, '')}</p>`)}
    ${figures.pending + parked > 0 && actionForm('retry-all')}
    ${health.heldOverQuota + health.heldInFlood > 0 && actionForm('release-all')}
    <dl class="figures">
      ${FIGURE_NAMES.map(
        (name) =>
          html`<div><dt>${requestWords.states[name]}</dt><dd><a href="?state=${name === 'late' ? 'pending' : name}#requests"${name === shown && html` aria-current="true"`} aria-label="${figures[name]}: ${requestWords.states[name]}">${figures[name]}</a></dd></div>`,
      )}
    </dl>
  </section>`;
}

const rowOf = (request: StoredRequest) => html`
  <li><a href="?id=${encodeURIComponent(request.id)}">
    <time>${momentHere(request.acceptedAt)}</time> ${badge(request.state)}
    <strong dir="auto">${visitorOf(request)}</strong>
    <span dir="auto">${subjectOf(request)}</span>
    <small>${remark(request)}</small>
  </a></li>`;

/** An earlier version of the form may have had neither field. */
function subjectOf({ answers }: StoredRequest) {
  const { company, service } = answers;
  const serviceName = wordFor(requestWords.optionWords, 'service', service);
  return [onOneLine(company ?? ''), serviceName].filter(Boolean).join(' · ');
}
