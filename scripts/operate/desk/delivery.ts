import type { Requests } from '#server/requests/requests.ts';
import { duration, noticesIn, troublesIn } from '#server/watch/alert-rules.ts';
import { storeHealth } from '#server/watch/health.ts';
import { requestsBySource } from '../outbox/sources.ts';
import { deliveryInWords, requestMail } from '../outbox/view.ts';
import { actionForm } from './action-form.ts';
import { html } from './html.ts';

const NAMES = ['pending', 'late', 'held', 'parked'] as const;
const MOST_SOURCES = 6;

export async function deliveryInHtml(requests: Requests) {
  const health = await storeHealth(requests);
  const { undelivered: pending, late, held, parked, lastDeliveredAt } = health;
  const figures = { pending, late, held, parked };
  const last = `The last request was delivered ${duration(Date.now() - (lastDeliveredAt ?? 0))} ago.`;
  const { status, why } = deliveryInWords(health);
  const sources = await requestsBySource(requests);
  // The figures show these kinds of requests. Other notices come by alert, and in the doctor.
  const backups = noticesIn(health).filter(({ kind }) => kind === 'backup');
  return html`
  <section data-delivery="${status}">
    <h1>Delivery ${status}</h1>
    <p>
      ${why && html`<strong>${why}</strong>`}
      ${lastDeliveredAt === null ? 'Nothing has been delivered yet.' : last}
    </p>
    ${[...troublesIn(health), ...backups].map(({ text }) => html`<p>${text}</p>`)}
    ${pending + parked > 0 && actionForm('retry all')}
    <dl class="figures">
      ${NAMES.map(
        (name) =>
          html`<div><dt>${requestMail.states[name]}</dt><dd><a href="?state=${name === 'late' ? 'pending' : name}#requests" aria-label="${figures[name]}: ${requestMail.states[name]}">${figures[name]}</a></dd></div>`,
      )}
    </dl>
    ${sources.length > 0 && html`<p>Sources of the last 30 days: ${sources.slice(0, MOST_SOURCES).join(' · ')}</p>`}
  </section>`;
}
