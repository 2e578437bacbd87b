import { bookingsIn } from '#server/bookings/bookings.ts';
import type { StoredState } from '#server/outbox/stored-request.ts';
import type { Outbox } from '#server/site-outbox.ts';
import { NotDone } from '../open-site-outbox.ts';
import { factsOf, fieldsOf } from '../outbox/view.ts';
import { type Action, actionForm } from './action-form.ts';
import { callInHtml } from './calls.ts';
import { type Html, html } from './html.ts';
import { answerPage, BACK } from './page.ts';
import { answersOf, badge, whoOf } from './words.ts';

export async function requestPage(outbox: Outbox, id: string) {
  const request = await outbox.find(id);
  if (!request) throw new NotDone(`There is no request with the id ${id}.`);
  const { state, body } = request;
  const { email } = fieldsOf(body);
  const call = await bookingsIn(outbox).findLatest(id);

  return answerPage(
    'One request',
    html`${BACK}${callInHtml(request)}
    <section>
      ${badge(state)}
      <h1 dir="auto">${whoOf(request)}</h1>
      ${factsInHtml(answersOf(request))}
      <h2>Delivery</h2>
      ${factsInHtml(await factsOf(outbox, request))}
      <small>The receiver and the command line know it as ${id}</small>
    </section>
    ${body !== null && ACTIONS_IN[state].map((action) => actionForm(action, id))}
    ${call?.isReserved && actionForm('free', id)}
    ${email && actionForm('forget', email)}`,
  );
}

const factsInHtml = (facts: readonly [name: string, value: string | Html][]) =>
  html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`)}</dl>`;

const ACTIONS_IN: Record<StoredState, Action[]> = {
  pending: ['retry'],
  held: ['release', 'discard'],
  parked: ['retry', 'discard'],
  delivered: ['resend'],
  erased: [],
  unknown: [],
};
