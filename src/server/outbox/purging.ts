import { uptime } from 'node:os';
import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { Engine, Values } from '#server/store/engine.ts';
import { FLOOD, OVER_QUOTA } from './stored-request.ts';

const HELD_CAPACITY = 10_000;
const HELD_DAYS = 90;
const BATCH_SIZE = 100;
const MAX_BATCHES = 20;

export const WITHOUT_WORDS = `body = NULL, attributes = '{}', secret = NULL, keep_until = 0`;

export type Purging = { heldCapacity?: number; monotonicMs?: () => number };

export function purgingIn(engine: Engine, queue: string, given: Purging) {
  const { heldCapacity = HELD_CAPACITY, monotonicMs } = given;
  const isTrusted = clockAgreementIn(engine, monotonicMs);

  const HAS_WORDS = `state IN ('delivered', 'held') AND body IS NOT NULL`;

  const BEGIN_AGEING = `UPDATE ${queue} SET ages_from = :now WHERE id IN (
    SELECT id FROM ${queue} WHERE ${HAS_WORDS} AND ages_from IS NULL LIMIT ${BATCH_SIZE}) RETURNING id`;

  /** Repeated in the UPDATE: an operator may have resent the row meanwhile. */
  const IS_OLD = `${HAS_WORDS} AND state = 'delivered' AND ages_from < :now - :ageMs AND keep_until < :now`;

  const PURGE_DELIVERED = `UPDATE ${queue} SET ${WITHOUT_WORDS} WHERE ${IS_OLD} AND id IN (
    SELECT id FROM ${queue} WHERE ${IS_OLD} ORDER BY ages_from LIMIT ${BATCH_SIZE}) RETURNING id`;

  const PURGE_HELD = `DELETE FROM ${queue} WHERE state = 'held' AND id IN (
    SELECT id FROM ${queue} WHERE ${HAS_WORDS} AND state = 'held' AND ages_from < :now - ${HELD_DAYS * DAY_MS}
    ORDER BY ages_from LIMIT ${BATCH_SIZE}) RETURNING id`;

  /** Spam must not push out another kind of spam, and never a visitor whom a quota or a flood holds. */
  const PURGE_EXCESS = `DELETE FROM ${queue} WHERE state = 'held' AND id IN (
    SELECT id FROM (
      SELECT id, row_number() OVER (PARTITION BY held_because ORDER BY accepted_at DESC) AS place
      FROM ${queue} WHERE state = 'held' AND held_because NOT IN ('${OVER_QUOTA}', '${FLOOD}')) AS ranked
    WHERE place > :capacity LIMIT ${BATCH_SIZE}) RETURNING id`;

  /** The id stays, so that a browser's late copy is not delivered. */
  const ERASE = `UPDATE ${queue} SET ${WITHOUT_WORDS}, state = CASE state WHEN 'delivered' THEN state ELSE 'erased' END
    WHERE id = :id AND body IS NOT NULL RETURNING id`;

  return { autoPurge, purge, erase };

  async function autoPurge(olderThanDays: number, { isServerless = false } = {}) {
    return (await isTrusted(isServerless)) ? purge(olderThanDays) : 0;
  }

  async function purge(olderThanDays: number) {
    await inBatches(BEGIN_AGEING);
    const held = await inBatches(PURGE_HELD);
    const excess = await inBatches(PURGE_EXCESS, { capacity: heldCapacity });
    const ageMs = olderThanDays * DAY_MS;
    return held + excess + (await inBatches(PURGE_DELIVERED, { ageMs }));
  }

  async function inBatches(statement: string, values?: Values) {
    let done = 0;
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      // SQLite blocks this thread: pending work goes first.
      await new Promise(setImmediate);
      const { length } = await engine.query(statement, values);
      done += length;
      if (length < BATCH_SIZE) break;
    }
    return done;
  }

  /** Serialised: a change of a call copies the words. */
  async function erase(id: string) {
    const [erased = []] = await engine.transactSerialised([{ sql: ERASE, values: { id } }]);
    return erased.length > 0;
  }
}

const TOLERANCE_MS = 300_000;

const rows = z.tuple([z.object({ now: z.number() })]);

/** Nothing is erased before the store's clock has agreed with another clock for an hour: a wrong one is corrected meanwhile. */
function clockAgreementIn(engine: Engine, monotonicMs = () => uptime() * 1_000) {
  let offset: number | undefined;
  let agreesSince = 0;

  return async function isTrusted(isServerless: boolean) {
    const [{ now }] = rows.parse(await engine.query('SELECT :now AS now'));
    // A serverless process does not live for an hour, but its clock is not the database's.
    if (isServerless) return Math.abs(now - Date.now()) <= TOLERANCE_MS;
    const monotonic = monotonicMs();
    const before = offset;
    offset = now - monotonic;
    const agrees = before !== undefined && Math.abs(offset - before) <= TOLERANCE_MS;
    if (!agrees) agreesSince = monotonic;
    return monotonic - agreesSince > HOUR_MS;
  };
}
