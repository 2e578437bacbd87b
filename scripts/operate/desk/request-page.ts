import { bufferMs, callLengthMs } from '#domain/agency-calls.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import type { StoredState } from '#server/outbox/stored-request.ts';
import type { Outbox } from '#server/site-outbox.ts';
import { mailFacts } from '../outbox/mail-facts.ts';
import { deliveryFacts, fieldsOf } from '../outbox/view.ts';
import { type Action, actionForm } from './action-form.ts';
import { callInHtml } from './calls.ts';
import { type Html, html } from './html.ts';
import { answerPage, BACK, sentencePage } from './page.ts';
import { answersOf, badge, momentHere, whoOf } from './words.ts';

export async function requestPage(outbox: Outbox, id: string, token: string) {
  const request = await outbox.find(id);
  if (request === undefined) return sentencePage('There is no request with that id.');
  const { state, body, callAt } = request;
  const { email: person = '' } = fieldsOf(body);
  const versions = await bookingsIn(outbox).versionsOf(request);
  const ofMails = await mailFacts(outbox, request, momentHere);
  const isLatest = (versions[0]?.id ?? id) === id;

  return answerPage(
    'One request',
    html`${BACK}${callInHtml(request)}
    <section>
      ${badge(state)}
      <h1 dir="auto">${whoOf(request)}</h1>
      ${factsInHtml(answersOf(request))}
      <h2>Delivery</h2>
      ${factsInHtml([...deliveryFacts(request, versions, momentHere), ...ofMails])}
      <small>The receiver and the command line know it as ${id}</small>
    </section>
    ${ACTIONS_IN[state].map((action) => actionForm(action, { token, id }))}
    ${state === 'delivered' && body !== null && actionForm('resend', { token, id })}
    ${(callAt ?? 0) + callLengthMs() + bufferMs() > Date.now() && isLatest && actionForm('free', { token, id })}
    ${person && actionForm('forget', { token, person })}`,
  );
}

const factsInHtml = (facts: readonly [name: string, value: string | Html][]) =>
  html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`)}</dl>`;

const ACTIONS_IN: Record<StoredState, Action[]> = {
  pending: ['retry'],
  held: ['release', 'discard'],
  parked: ['retry', 'discard'],
  delivered: [],
  erased: [],
  unknown: [],
};
