import type { Outbox } from '#server/leads.ts';
import { DAY_MS, HOUR_MS } from '#server/outbox/waits.ts';
import type { StoreHealth } from '#server/store-health.ts';
import { type Alert, newsIn, troublesIn } from './alert-rules.ts';
import { type AlertState, alertStateIn } from './alert-state.ts';
import { type AlertPlace, sendAlert } from './send-alert.ts';

/** A trouble that comes and goes by the minute is not told each time. */
const BETWEEN_ALERTS_MS = 5 * 60_000;

/**
 * Tells an operator when the set of trouble kinds has changed, and once a day while something is wrong. The set that was
 * told last is in the store, so one process tells for all. An alert that nobody took is sent again.
 */
export function alerting(outbox: Outbox, place: AlertPlace, { hasJustStarted = false } = {}) {
  const told = alertStateIn(outbox.engine);
  // A store that is away cannot remember an alert: each process tells for itself.
  let storeToldAt: number | undefined;
  // If the oldest waiting request is younger than before, the queue is draining. After a start that is assumed.
  let oldestBefore = hasJustStarted ? Number.POSITIVE_INFINITY : 0;

  async function tell(health: StoreHealth) {
    const state = await told.read();
    const oldest = health.oldestUndeliveredSeconds ?? 0;
    const isDraining = oldest <= oldestBefore;
    oldestBefore = oldest;
    const current = alertsIn(health).filter(
      ({ kind }) => kind !== 'late' || !isDraining || state.kinds.includes('late'),
    );
    const kinds = current.map(({ kind }) => kind);
    const wasAway = storeToldAt !== undefined && state.toldAt < storeToldAt;
    if (!wasAway && !isDue(state, kinds)) return;
    if (await told.claim(state, kinds)) {
      const text = current.map((alert) => alert.text).join('\n') || 'All is well again.';
      const isTaken = await sendAlert(place, kinds.join(', ') || 'well', text);
      if (!isTaken) return told.giveBack(state, kinds);
    }
    storeToldAt = undefined;
  }

  async function tellStoreFailed(reason: string) {
    const now = Date.now();
    if (storeToldAt !== undefined && Math.abs(now - storeToldAt) < HOUR_MS) return;
    const text = `The store cannot be written (${reason}): new requests go to the workflow without a safe copy. Look with: npm run doctor`;
    if (await sendAlert(place, 'store', text)) storeToldAt = now;
  }

  return { tell, tellStoreFailed };
}

function isDue({ kinds: before, toldAt, now }: AlertState, kinds: readonly string[]) {
  // A clock that was ahead once silences nothing.
  const agoMs = toldAt > now ? Number.POSITIVE_INFINITY : now - toldAt;
  const isSame = kinds.join() === before.join();
  return isSame ? kinds.length > 0 && agoMs >= DAY_MS : agoMs >= BETWEEN_ALERTS_MS;
}

/** One host alone sees a store that was used before: it would change the set for all others. Spam is news for a day. */
function alertsIn(health: StoreHealth): Alert[] {
  const isRecent = ({ kind, happenedAt = 0 }: Alert) =>
    kind === 'parked' || Math.abs(Date.now() - happenedAt) < DAY_MS;
  return [
    ...troublesIn(health).filter(({ kind }) => kind !== 'left store'),
    ...newsIn(health).filter(isRecent),
  ];
}
