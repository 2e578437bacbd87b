import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { Outbox } from '#server/site-outbox.ts';
import { noticesIn, troublesIn } from './alert-rules.ts';
import { type AlertState, readAlertState, replaceAlertState } from './alert-state.ts';
import { type AlertPlace, sendAlert } from './send-alert.ts';
import type { StoreHealth } from './store-health.ts';

const BETWEEN_ALERTS_MS = 5 * 60_000;

export function alerting({ engine }: Outbox, place: AlertPlace, { hasJustStarted = false } = {}) {
  // A store that fails cannot record an alert, so each process sends its own.
  let storeAlertSentAt: number | undefined;
  // If the oldest waiting request is younger than before, the queue is draining. After a start that is assumed.
  let oldestBefore = hasJustStarted ? Number.POSITIVE_INFINITY : 0;

  async function report(health: StoreHealth) {
    const { now, ...before } = await readAlertState(engine);
    const oldest = health.oldestUndeliveredSeconds ?? 0;
    const isDraining = oldest <= oldestBefore && !before.kinds.includes('late');
    oldestBefore = oldest;
    const alerts = [...troublesIn(health), ...noticesIn(health, DAY_MS)].filter(
      ({ kind }) => !(kind === 'late' && isDraining),
    );
    const after = { kinds: alerts.map(({ kind }) => kind).join(', '), sentAt: now };
    const hasStoreRecovered = storeAlertSentAt !== undefined && before.sentAt < storeAlertSentAt;
    const isReminder = !hasStoreRecovered && after.kinds === before.kinds;
    // This process may die before it records the alert: another one sends it five minutes after the claim.
    const claimed = { ...before, sentAt: isReminder ? now - DAY_MS + BETWEEN_ALERTS_MS : now };
    const shouldSend = hasStoreRecovered || isDue(before, after);
    if (shouldSend && (await replaceAlertState(engine, before, claimed))) {
      const text = alerts.map((alert) => alert.text).join('\n') || 'All is well again.';
      const isAccepted = await sendAlert(place, after.kinds || 'well', text);
      await replaceAlertState(engine, claimed, isAccepted ? after : { ...before, sentAt: 0 });
      if (!isAccepted) return;
    }
    storeAlertSentAt = undefined;
  }

  async function reportStoreFailed(reason: string) {
    const now = Date.now();
    if (storeAlertSentAt !== undefined && Math.abs(now - storeAlertSentAt) < HOUR_MS) return;
    const text = `The store cannot be written (${reason}): new requests go to the receiver without a stored copy. Find the cause with: npm run doctor`;
    if (await sendAlert(place, 'store', text)) storeAlertSentAt = now;
  }

  return { report, reportStoreFailed };
}

function isDue(before: AlertState, { kinds, sentAt: now }: AlertState) {
  // A clock that was ahead once must not silence alerts.
  const agoMs = before.sentAt > now ? Number.POSITIVE_INFINITY : now - before.sentAt;
  return kinds === before.kinds ? kinds !== '' && agoMs >= DAY_MS : agoMs >= BETWEEN_ALERTS_MS;
}
