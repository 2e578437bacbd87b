import { uptime } from 'node:os';
import { z } from 'zod';
import type { Engine } from '#server/store/engine.ts';
import { DAY_MS, HOUR_MS } from './waits.ts';

/** NTP may adjust the wall clock by this much between two readings. */
const UNEVEN_MS = 300_000;

/** A longer apparent downtime means that the clock was behind when the site stopped. */
const LONGEST_DOWNTIME_MS = 30 * DAY_MS;

const LAST_LOOK = `INSERT INTO outbox_clock (clock, since, at, even_since) VALUES (1, :now, :now, :now)
  ON CONFLICT (clock) DO UPDATE SET at = outbox_clock.at RETURNING since, at, even_since AS "evenSince", jumps, :now AS now`;
const NOTE =
  'UPDATE outbox_clock SET since = :since, at = :now, even_since = :evenSince, jumps = :jumps RETURNING at';

/** Rows stamped before the jump keep their age. */
const MOVE = [
  ['accepted_at', 'TRUE'],
  ['delivered_at', "state = 'delivered'"],
  ['last_tried_at', 'TRUE'],
].map(
  ([column, where]) => `UPDATE outbox SET ${column} = ${column} + :jumpMs
    WHERE ${where} AND ${column} BETWEEN :since AND :expected + ${UNEVEN_MS} RETURNING id`,
);

const lastLook = z.object({
  since: z.number(),
  at: z.number(),
  evenSince: z.number(),
  jumps: z.number(),
  now: z.number(),
});

/**
 * Erasure is final, so it waits until the store's clock has agreed with the machine's monotonic clock for an hour. A
 * serverless process is too short-lived: there, readings in the store have to agree.
 */
export function clockAgreementIn(engine: Engine, machineMs = () => uptime() * 1_000) {
  let before: { now: number; machine: number; evenSince: number; jumps: number } | undefined;

  return async function hasAgreedForAnHour(isServerless: boolean) {
    const machine = machineMs();
    let evenMs = 0;
    await engine.transact([{ sql: LAST_LOOK }], ([found]) => {
      const { since, at, evenSince, jumps, now } = lastLook.parse(found?.[0]);
      const running = isServerless ? undefined : before;
      const expected = running ? running.now + machine - running.machine : at;
      const isJump =
        now < expected - UNEVEN_MS || now > expected + (running ? UNEVEN_MS : LONGEST_DOWNTIME_MS);
      // If the counter differs, another process saw the same jump and moved the rows.
      const isOurs = isJump && (!running || running.jumps === jumps);
      const jumpMs = isOurs ? now - expected : 0;
      const wasOff = !running && !isJump && now - at > UNEVEN_MS;
      const known = isOurs ? jumps + 1 : jumps;
      const isStillEven = running && !isJump;
      before = { now, machine, evenSince: isStillEven ? running.evenSince : machine, jumps: known };
      const evenInStore = isJump ? now : evenSince;
      evenMs = isServerless ? now - evenInStore : machine - before.evenSince;
      const noted = { since: wasOff ? now : since + jumpMs, evenSince: evenInStore, jumps: known };
      const moves = isOurs ? MOVE.map((sql) => ({ sql, values: { since, expected, jumpMs } })) : [];
      return [...moves, { sql: NOTE, values: noted }];
    });
    return evenMs > HOUR_MS;
  };
}
