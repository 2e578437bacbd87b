import type { Requests } from '#server/requests/requests.ts';
import { duration, noticesIn, troublesIn } from '#server/watch/alert-rules.ts';
import { type StoreHealth, storeHealth } from '#server/watch/health.ts';
import { requestsBySource } from '../outbox/sources.ts';
import { deliveryInWords } from '../outbox/view.ts';
import { actionForm } from './action-form.ts';
import { html } from './html.ts';
import { requestMail } from './words.ts';

const { states } = requestMail;
const MOST_SOURCES = 6;

export async function deliveryInHtml(requests: Requests) {
  const health = await storeHealth(requests);
  const { late, undelivered: pending, held, parked } = health;
  const { status, why } = await deliveryInWords(requests, health);
  const sources = await requestsBySource(requests);
  // The figures show the others.
  const backups = noticesIn(health).filter(({ kind }) => kind === 'backup');
  return html`
  <section data-delivery="${status}">
    <h1>Delivery ${status}</h1>
    <p>
      ${why && html`<strong>${why}</strong>`}
      ${lastDelivery(health)}
    </p>
    ${[...troublesIn(health), ...backups].map(({ text }) => html`<p>${text}</p>`)}
    ${pending + parked > 0 && actionForm('retry all')}
    <dl class="figures">
      ${figure(states.pending, pending, 'pending')}
      ${figure(states.late, late, 'pending')}
      ${figure(states.held, held, 'held')}
      ${figure(states.parked, parked, 'parked')}
    </dl>
    ${sources.length > 0 && html`<p>From, in 30 days: ${sources.slice(0, MOST_SOURCES).join(' · ')}</p>`}
  </section>`;
}

const figure = (name: string, count: number, state: string) =>
  html`<div><dt>${name}</dt><dd><a href="?state=${state}#requests" aria-label="${count}: ${name}">${count}</a></dd></div>`;

function lastDelivery({ lastDeliveredAt }: StoreHealth) {
  if (lastDeliveredAt === null) return 'Nothing has been delivered yet.';
  return `The last request was delivered ${duration(Date.now() - lastDeliveredAt)} ago.`;
}
