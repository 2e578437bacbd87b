import { uptime } from 'node:os';
import { z } from 'zod';
import type { Engine } from '#server/store/engine.ts';
import { DAY_MS, HOUR_MS } from './waits.ts';

const TOLERANCE_MS = 300_000;
/** A longer apparent downtime means that the clock was behind when the site stopped. */
const LONGEST_DOWNTIME_MS = 30 * DAY_MS;

/** Creates, locks and returns the only row. */
const LAST_READING = `INSERT INTO outbox_clock (id, running_since, read_at, agrees_since) VALUES (1, :now, :now, :now)
  ON CONFLICT (id) DO UPDATE SET read_at = outbox_clock.read_at
  RETURNING running_since AS "runningSince", read_at AS "readAt", agrees_since AS "agreesSince", jumps, :now AS now`;

const WRITE_READING = `UPDATE outbox_clock SET running_since = :runningSince, read_at = :now, agrees_since = :agreesSince,
  jumps = :jumps RETURNING read_at`;

const MOVE_STAMPS = ['accepted_at', 'delivered_at', 'last_tried_at'].map(
  (column) => `UPDATE outbox SET ${column} = ${column} + :jumpMs
    WHERE ${column} BETWEEN :runningSince AND :expected + ${TOLERANCE_MS} RETURNING id`,
);

const lastReading = z.record(
  z.enum(['runningSince', 'readAt', 'agreesSince', 'jumps', 'now']),
  z.number(),
);

/** A serverless process is too short-lived for two clocks: it compares the store's clock with that clock's last reading. */
export function clockAgreementIn(engine: Engine, monotonicMs = () => uptime() * 1_000) {
  let before: Record<'now' | 'monotonic' | 'agreesSinceMonotonic' | 'jumps', number> | undefined;
  return async function hasAgreedForAnHour(isServerless: boolean) {
    const monotonic = monotonicMs();
    let seen = before;
    let agreedMs = 0;
    await engine.transact([{ sql: LAST_READING }], ([rows]) => {
      const { runningSince, readAt, agreesSince, jumps, now } = lastReading.parse(rows?.[0]);
      const earlier = isServerless ? undefined : before;
      const expected = earlier ? earlier.now + monotonic - earlier.monotonic : readAt;
      const latest = expected + (earlier ? TOLERANCE_MS : LONGEST_DOWNTIME_MS);
      const isJump = now < expected - TOLERANCE_MS || now > latest;
      // If the counter differs, another process saw the same jump and moved the rows.
      const isOurs = isJump && (!earlier || earlier.jumps === jumps);
      const jump = { runningSince, expected, jumpMs: isOurs ? now - expected : 0 };
      const wasStopped = !earlier && !isJump && now - readAt > TOLERANCE_MS;
      const reading = {
        runningSince: wasStopped ? now : runningSince + jump.jumpMs,
        agreesSince: isJump ? now : agreesSince,
        jumps: isOurs ? jumps + 1 : jumps,
      };
      const agreesSinceMonotonic = earlier && !isJump ? earlier.agreesSinceMonotonic : monotonic;
      seen = { now, monotonic, agreesSinceMonotonic, jumps: reading.jumps };
      agreedMs = isServerless ? now - reading.agreesSince : monotonic - agreesSinceMonotonic;
      const moves = isOurs ? MOVE_STAMPS.map((sql) => ({ sql, values: jump })) : [];
      return [...moves, { sql: WRITE_READING, values: reading }];
    });
    // After a rollback the next round must see the same jump.
    before = seen;
    return agreedMs > HOUR_MS;
  };
}
