import { duration } from '#server/duration.ts';
import type { Outbox } from '#server/leads.ts';
import type { OutboxHealth } from '#server/outbox/outbox.ts';
import { answerInASentence, remedyFor } from '../answer-in-words.ts';
import { failureOf } from '../outbox/view.ts';
import { actionForm } from './action-form.ts';
import { html } from './html.ts';
import { momentHere } from './words.ts';

const SAMPLE_SIZE = 50;

export async function deliveryInHtml(outbox: Outbox, token: string) {
  const health = await outbox.health();
  const sample = await outbox.newest({ states: ['pending'] }, undefined, SAMPLE_SIZE);
  const { pausedSince, pausedBecause, late, undelivered: pending, held, parked } = health;
  const isPaused = pausedSince !== null;
  const trouble = isPaused ? (pausedBecause ?? 'timeout') : failureOf(sample);
  let status = late > 0 ? 'is late' : 'flows';
  if (trouble) status = isPaused ? 'is paused' : 'fails';
  return html`
  <section data-delivery="${status}">
    <h1>Delivery ${status}</h1>
    <p>
      ${trouble && html`<strong>${answerInASentence(trouble)} ${remedyFor(trouble)}</strong>`}
      ${laneSentence(health)} ${oldestSentence(health)}
    </p>
    ${pending + parked > 0 && actionForm('retry all', { token })}
    <dl class="figures">
      ${figure('Pending', pending, 'pending')}
      ${figure('Late', late, 'pending')}
      ${figure('Held', held, 'held')}
      ${figure('Parked', parked, 'parked')}
    </dl>
  </section>`;
}

const figure = (name: string, count: number, state: string) =>
  html`<div><dt>${name}</dt><dd><a href="?state=${state}#requests" aria-label="${count}: ${name}">${count}</a></dd></div>`;

function laneSentence({ pausedSince, nextProbeAt, lastDeliveredAt }: OutboxHealth) {
  if (pausedSince !== null) {
    const wait = Math.max(0, (nextProbeAt ?? 0) - Date.now());
    return `The receiver has accepted nothing since ${momentHere(pausedSince)}. The next try is in ${duration(wait)}.`;
  }
  if (lastDeliveredAt === null) return 'Nothing has been delivered yet.';
  return `The last request was delivered ${duration(Date.now() - lastDeliveredAt)} ago.`;
}

const oldestSentence = ({ oldestUndeliveredSeconds }: OutboxHealth) =>
  oldestUndeliveredSeconds !== null &&
  `The oldest has waited ${duration(oldestUndeliveredSeconds * 1_000)}.`;
