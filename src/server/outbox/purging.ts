import type { Engine } from '#server/store/engine.ts';
import { clockAgreementIn } from './clock-agreement.ts';
import { DAY_MS } from './waits.ts';

const HELD_DAYS = 90;
const BATCH_SIZE = 100;
const MAX_BATCHES = 20;

const WITHOUT_WORDS = `body = NULL, attributes = '{}', secret = NULL, keep_until = 0`;

/** Repeated in the UPDATE: an operator may have resent the row meanwhile. */
const IS_OLD = `state = 'delivered' AND body IS NOT NULL AND delivered_at < :now - :ageMs AND keep_until < :now`;

const PURGE_HELD = `DELETE FROM outbox WHERE state = 'held' AND (accepted_at < :now - ${HELD_DAYS * DAY_MS} OR id IN (
  SELECT id FROM outbox WHERE state = 'held' ORDER BY accepted_at DESC LIMIT 10000 OFFSET :capacity)) RETURNING id`;

const PURGE_BATCH = `UPDATE outbox SET ${WITHOUT_WORDS} WHERE ${IS_OLD} AND id IN (
  SELECT id FROM outbox WHERE ${IS_OLD} ORDER BY delivered_at LIMIT ${BATCH_SIZE}) RETURNING id`;

/** In this order, because the request may be delivered between the two statements. */
const ERASE = [
  `DELETE FROM outbox WHERE id = :id AND state <> 'delivered' RETURNING id`,
  `UPDATE outbox SET ${WITHOUT_WORDS} WHERE id = :id AND state = 'delivered' RETURNING id`,
];

export function purgingIn(engine: Engine, heldCapacity: number, monotonicMs?: () => number) {
  const hasAgreedForAnHour = clockAgreementIn(engine, monotonicMs);

  return { autoPurge, purge, erase };

  async function autoPurge(olderThanDays: number, { isServerless = false } = {}) {
    return (await hasAgreedForAnHour(isServerless)) ? purge(olderThanDays) : 0;
  }

  async function purge(olderThanDays: number) {
    let purged = (await engine.query(PURGE_HELD, { capacity: heldCapacity })).length;
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      // SQLite blocks this thread: pending work goes first.
      await new Promise(setImmediate);
      const { length } = await engine.query(PURGE_BATCH, { ageMs: olderThanDays * DAY_MS });
      purged += length;
      if (length < BATCH_SIZE) break;
    }
    return purged;
  }

  async function erase(id: string) {
    const statements = ERASE.map((sql) => ({ sql, values: { id } }));
    return (await engine.transact(statements, () => [])).flat().length > 0;
  }
}
