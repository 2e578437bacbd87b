import { uptime } from 'node:os';
import { z } from 'zod';
import { IS_CALL_DONE } from './calls.ts';
import { forgottenIn } from './decide.ts';
import type { Engine } from './engine.ts';
import { DAY_MS } from './waits.ts';

export const NO_WORDS = `body = NULL, time_zone = NULL, lead_source = NULL, call_at = NULL, call_kept_until = 0,
  call_link = NULL, call_network = NULL, call_email = NULL, call_phone = NULL`;

/** Said of the row that is written, too: while that was waited for, somebody may have had it sent again. */
const OLD = `state = 'delivered' AND body IS NOT NULL AND delivered_at < :deliveredBefore
  AND (coalesce(call_at, 0) < :callOverBefore AND call_kept_until < :callOverBefore OR ${IS_CALL_DONE})`;
const HELD_TOO_LONG = `state = 'held' AND (accepted_at < :heldBefore OR id IN (
  SELECT id FROM outbox WHERE state = 'held' ORDER BY accepted_at DESC LIMIT 10000 OFFSET :room))`;

const PURGED_AT_ONCE = 100;
const MOST_BATCHES = 20;

/**
 * Readings of the store's clock are rows of `outbox_pulse`: 1 is that of the last look at its health, 2 the one in doubt,
 * 3 the one believed, and 4 is how far the clock has jumped since the one in doubt. This reads the second, and locks it until the commit, so that no two processes judge at once.
 */
const DOUBTED = `INSERT INTO outbox_pulse (pulse, at) VALUES (2, :now)
  ON CONFLICT (pulse) DO UPDATE SET at = outbox_pulse.at RETURNING at AS doubted, :now AS now`;
const BELIEVED = `SELECT coalesce(max(CASE WHEN pulse = 3 THEN at END), 0) AS believed,
  coalesce(max(CASE WHEN pulse = 4 THEN at END), 0) AS jumped,
  coalesce(max(CASE WHEN pulse = 1 THEN at END), 0) AS "lastPulse" FROM outbox_pulse`;
const NOTE = `INSERT INTO outbox_pulse (pulse, at) VALUES (:pulse, :at)
  ON CONFLICT (pulse) DO UPDATE SET at = excluded.at RETURNING at`;

/** Each time in the store that is of the past, and finds its rows by an index. */
const PAST_TIMES = [
  ['outbox', 'accepted_at', 'TRUE'],
  ['outbox', 'delivered_at', "state = 'delivered'"],
  ['outbox', 'last_tried_at', "state = 'parked'"],
  ['outbox_lane', 'paused_since', 'TRUE'],
  ['outbox_alert', 'told_at', 'TRUE'],
  ['outbox_alert', 'since', 'TRUE'],
] as const;

/** A clock that was ahead leaves times behind that are yet to come: by one that is believed they are of this moment. */
const BRING_BACK = PAST_TIMES.map(([table, column, where]) => ({
  sql: `UPDATE ${table} SET ${column} = :now WHERE ${where} AND ${column} > :now`,
}));

/** Between two looks the store's clock and this machine's own time go on alike, but for what clocks are set right. */
const UNEVEN_MS = 300_000;

/** A clock that was behind, until it was set right, noted what happened as older than it is: it is of this moment, too. */
const BRING_FORWARD = [
  ['delivered_at', "state = 'delivered' AND body IS NOT NULL"],
  ['accepted_at', "state = 'held'"],
].map(
  ([column, where]) => `UPDATE outbox SET ${column} = :now WHERE ${where}
    AND ${column} BETWEEN :doubted - ${UNEVEN_MS} AND :lastPulse + ${UNEVEN_MS} RETURNING id`,
);

/** A site that seems to have been off for longer was not: its clock was behind when it ended. */
const NOBODY_IS_OFF_MS = 30 * DAY_MS;

/** Readings of the store's clock: the last one that is believed, and one after it that is not yet, with all jumps since. */
export type Readings = { believed: number; doubted: number; jumped: number };

/**
 * What is erased cannot be brought back, so it is done by a reading after which the clock went on for a day by the
 * machine's own time, and never back. One that went back was wrong before or is wrong now: nobody knows. One that jumped
 * ahead, as after each pause of a virtual machine, leaves what it said before as true as it was.
 */
export function believe(
  { now, believed, doubted, jumped }: Readings & { now: number },
  unevenMs: number,
): Readings {
  if (unevenMs < 0 || now < doubted)
    return { believed: Math.min(believed, now), doubted: now, jumped: 0 };
  // Another process may have seen the same jump, and doubted since.
  const ahead = Math.min(jumped + unevenMs, now - doubted);
  if (now - doubted - ahead < DAY_MS) return { believed, doubted, jumped: ahead };
  return { believed: doubted, doubted: now, jumped: 0 };
}

/** What is forgotten in time, by a clock that can be believed. */
export function forgettingIn(
  engine: Engine,
  heldCapacity: number,
  machineMs = () => uptime() * 1_000,
) {
  let lastLook: { now: number; machine: number } | undefined;

  /** Called every minute: forgets what is older, by the last reading of the clock that is believed. */
  async function forgetOld(olderThanDays: number) {
    return purge(olderThanDays, await believedClock());
  }

  async function believedClock() {
    let believed = 0;
    await engine.transact([{ sql: DOUBTED }, { sql: BELIEVED }], ([first, second]) => {
      const before = { ...doubtedRow.parse(first?.[0]), ...believedRow.parse(second?.[0]) };
      const { now, doubted, jumped, lastPulse } = before;
      const unevenMs = unevenAt(now);
      const readings = believe(before, unevenMs);
      believed = readings.believed;
      const wasBehind = unevenMs !== 0 || now - lastPulse > NOBODY_IS_OFF_MS;
      if (readings.doubted === doubted && readings.jumped === jumped) return [];
      return [
        { sql: NOTE, values: { pulse: 4, at: readings.jumped } },
        { sql: NOTE, values: { pulse: 2, at: readings.doubted } },
        { sql: NOTE, values: { pulse: 3, at: readings.believed } },
        ...(readings.believed > before.believed ? BRING_BACK : []),
        ...(wasBehind ? BRING_FORWARD : []).map((sql) => ({ sql, values: { doubted, lastPulse } })),
      ];
    });
    return believed;
  }

  /** By how much the store's clock went further than this machine's own time since the last look. */
  function unevenAt(now: number) {
    const machine = machineMs();
    const before = lastLook ?? { now, machine };
    lastLook = { now, machine };
    const uneven = now - before.now - (machine - before.machine);
    return Math.abs(uneven) < UNEVEN_MS ? 0 : uneven;
  }

  /** A few at a time, as nobody else can write meanwhile; and so many that a minute is enough. Then comes the next one. */
  async function purge(olderThanDays: number, now?: number) {
    const { heldBefore, ...old } = forgottenIn(now ?? (await storesClock()), olderThanDays);
    const spam = await engine.query(`DELETE FROM outbox WHERE ${HELD_TOO_LONG} RETURNING id`, {
      heldBefore,
      room: heldCapacity,
    });
    let purged = spam.length;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      // SQLite is done at once: whoever waits for this thread comes first.
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

  /** How many delivered requests are as old as that, and not forgotten yet. */
  async function countOld(olderThanDays: number) {
    const { heldBefore: _, ...old } = forgottenIn(await storesClock(), olderThanDays);
    const [row] = await engine.query(`SELECT count(*) AS old FROM outbox WHERE ${OLD}`, old);
    return z.object({ old: z.number() }).parse(row).old;
  }

  async function storesClock() {
    const [row] = await engine.query('SELECT :now AS now');
    return z.object({ now: z.number() }).parse(row).now;
  }

  return { forgetOld, purge, countOld };
}

const doubtedRow = z.object({ now: z.number(), doubted: z.number() });
const believedRow = z.object({ believed: z.number(), jumped: z.number(), lastPulse: z.number() });
