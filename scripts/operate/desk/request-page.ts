import { wordFor } from '#content/word-for.ts';
import { callState, canBeSettled } from '#domain/call-state.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { RequestState, StoredRequest } from '#server/requests/stored-request.ts';
import { requestNamed } from '../actions.ts';
import { factsOf, momentHere, requestWords } from '../outbox/request-in-words.ts';
import { type Action, actionForm } from './action-form.ts';
import { callInHtml } from './calls.ts';
import { type Html, html } from './html.ts';
import { BACK, deskPage } from './page.ts';
import { badge, phoneLink, visitorOf } from './request-in-html.ts';

export async function requestPage(requests: Requests, id: string) {
  const request = await requestNamed(requests, id);
  const { state, body, answers } = request;
  const call = callState(request, Date.now());

  return deskPage(
    'One request',
    html`${BACK}${callInHtml(request)}
    <section>
      ${badge(state)}
      <h1 dir="auto">${visitorOf(request)}</h1>
      ${factsInHtml(answersOf(request))}
      <h2>Delivery</h2>
      ${factsInHtml(await factsOf(requests, request))}
      <small>The receiver and the command line know it as ${id}</small>
    </section>
    ${body !== null && ACTIONS_IN[state].map((action) => actionForm(action, id))}
    ${canBeSettled(call) && call.is !== 'freed' && actionForm('free', id)}
    ${canBeSettled(call) && call.is !== 'agreed' && actionForm('agree', id)}
    ${answers['email'] && actionForm('forget', answers['email'])}`,
  );
}

const factsInHtml = (facts: readonly (readonly [name: string, value: string | Html])[]) =>
  html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`)}</dl>`;

const ACTIONS_IN: Record<RequestState, Action[]> = {
  pending: ['retry'],
  held: ['release', 'discard'],
  parked: ['retry', 'discard'],
  delivered: ['resend'],
  erased: [],
};

function answersOf({ answers }: StoredRequest): [label: string, answer: string | Html][] {
  return Object.entries(answers).flatMap(([field, value]) => {
    // `callInHtml` shows date and time.
    if (!value || field === 'callDate' || field === 'callTime') return [];
    return [[requestWords.labels[field] ?? field, answerIn(field, value)]];
  });
}

function answerIn(field: string, value: string) {
  if (field === 'phone') return phoneLink(value);
  if (field === 'email') return html`<a href="mailto:${encodeURIComponent(value)}">${value}</a>`;
  if (field === 'submittedAt') return momentHere(Date.parse(value));
  return wordFor(requestWords.optionWords, field, value) ?? value;
}
