import { z } from 'zod';
import type { Engine } from '#server/store/engine.ts';
import { clockAgreementIn } from './clock-agreement.ts';
import { purgeLimits } from './decide.ts';

export const NO_WORDS = `body = NULL, attributes = '{}', secret = NULL, keep_until = 0`;

/** Repeated in the UPDATE: an operator may have resent the row meanwhile. */
const OLD = `state = 'delivered' AND body IS NOT NULL AND delivered_at < :deliveredBefore AND keep_until < :keptBefore`;
const HELD_TOO_LONG = `state = 'held' AND (accepted_at < :heldBefore OR id IN (
  SELECT id FROM outbox WHERE state = 'held' ORDER BY accepted_at DESC LIMIT 10000 OFFSET :room))`;

const PURGED_AT_ONCE = 100;
const MOST_BATCHES = 20;

export function purgingIn(engine: Engine, heldCapacity: number, machineMs?: () => number) {
  const hasAgreedForAnHour = clockAgreementIn(engine, machineMs);

  /** Called every minute. Purges nothing before the clock can be trusted. */
  async function autoPurge(olderThanDays: number, { isServerless = false } = {}) {
    return (await hasAgreedForAnHour(isServerless)) ? purge(olderThanDays) : 0;
  }

  /** Small batches, because SQLite blocks other writers; enough of them to keep up within a minute. */
  async function purge(olderThanDays: number) {
    const { heldBefore, ...old } = purgeLimits(await storesClock(), olderThanDays);
    const spam = await engine.query(`DELETE FROM outbox WHERE ${HELD_TOO_LONG} RETURNING id`, {
      heldBefore,
      room: heldCapacity,
    });
    let purged = spam.length;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      // SQLite blocks this thread: pending work goes first.
      await new Promise(setImmediate);
      const emptied = await engine.query(
        `UPDATE outbox SET ${NO_WORDS} WHERE ${OLD} AND id IN (
          SELECT id FROM outbox WHERE ${OLD} ORDER BY delivered_at LIMIT ${PURGED_AT_ONCE}
        ) RETURNING id`,
        old,
      );
      purged += emptied.length;
      if (emptied.length < PURGED_AT_ONCE) break;
    }
    return purged;
  }

  async function countPurgeable(olderThanDays: number) {
    const { heldBefore: _, ...old } = purgeLimits(await storesClock(), olderThanDays);
    const [row] = await engine.query(`SELECT count(*) AS old FROM outbox WHERE ${OLD}`, old);
    return z.object({ old: z.number() }).parse(row).old;
  }

  async function storesClock() {
    const [row] = await engine.query('SELECT :now AS now');
    return z.object({ now: z.number() }).parse(row).now;
  }

  return { autoPurge, purge, countPurgeable };
}
