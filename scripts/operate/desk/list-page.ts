import { z } from 'zod';
import { DAY_MS } from '#domain/durations.ts';
import { requestStates } from '#server/outbox/stored-request.ts';
import type { Outbox, StoredRequest } from '#server/site-outbox.ts';
import { onOneLine } from '../on-one-line.ts';
import { fieldsOf, momentHere, remark } from '../outbox/view.ts';
import { comingCallsInHtml } from './calls.ts';
import { deliveryInHtml } from './delivery.ts';
import { html } from './html.ts';
import { answerPage } from './page.ts';
import { badge, requestMail, stateNames, whoOf } from './words.ts';

const PAGE = 50;
const LONGEST_WORD = 200;
const MOMENT_AND_ID = /^(\d{1,15}) (.+)$/;

/** The list's filters are in its address, so that a link keeps them. Invalid values are ignored. */
const filterSchema = z.object({
  state: z.enum(requestStates).or(z.literal('')).catch(''),
  word: z.string().trim().max(LONGEST_WORD).catch(''),
  day: z.iso.date().catch(''),
  lastSeen: z.string().regex(MOMENT_AND_ID).catch(''),
});

type Filters = z.infer<typeof filterSchema>;

export const readFilters = (given: URLSearchParams): Filters =>
  filterSchema.parse(Object.fromEntries(given));

export async function listPage(outbox: Outbox, filters: Filters) {
  const found = await outbox.newest(selectionOf(filters), lastBefore(filters), PAGE + 1);
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  const older = last && addressOf({ ...filters, lastSeen: `${last.acceptedAt} ${last.id}` });
  return answerPage(
    'Requests',
    html`
    ${await deliveryInHtml(outbox)}
    ${await comingCallsInHtml(outbox)}
    ${searchForm(filters)}
    ${shown.length === 0 ? html`<p>No such request.</p>` : html`<ul class="list">${shown.map(rowOf)}</ul>`}
    ${older && html`<a href="${older}">Older ones</a>`}`,
  );
}

const addressOf = (filters: Filters) =>
  `?${new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))}`;

function selectionOf({ state, word, day }: Filters) {
  const since = Date.parse(day);
  return {
    states: state === '' ? requestStates : [state],
    ...(word !== '' && { word }),
    ...(day !== '' && { since, until: since + DAY_MS }),
  };
}

function lastBefore({ lastSeen }: Filters) {
  const [, acceptedAt, id] = MOMENT_AND_ID.exec(lastSeen) ?? [];
  return id === undefined ? undefined : { acceptedAt: Number(acceptedAt), id };
}

const searchForm = ({ state, word, day }: Filters) => html`
  <search id="requests"><form method="get" action="#requests">
    <label>State <select name="state"><option value="">All</option>${requestStates.map(
      (each) =>
        html`<option value="${each}"${each === state && html` selected`}>${stateNames[each]}</option>`,
    )}</select></label>
    <label>Word <input name="word" value="${word}" maxlength="${LONGEST_WORD}"></label>
    <label>Day <input name="day" type="date" value="${day}"></label>
    <button>Show</button>
  </form></search>`;

const rowOf = (request: StoredRequest) => html`
  <li><a href="?id=${encodeURIComponent(request.id)}">
    <time>${momentHere(request.acceptedAt)}</time> ${badge(request.state)}
    <strong dir="auto">${whoOf(request)}</strong>
    <span dir="auto">${subjectOf(request)}</span>
    <small>${remark(request)}</small>
  </a></li>`;

/** Stored fields may be older than today's form. */
function subjectOf({ body }: StoredRequest) {
  const { company = '', service = '' }: { company?: string; service?: string } = fieldsOf(body);
  const serviceName = requestMail.words['service']?.[service] ?? service;
  return [onOneLine(company), serviceName].filter(Boolean).join(' · ');
}
