import { z } from 'zod';
import { callSpanMs } from '#domain/agency-calls.ts';
import { shareOut } from '#server/calendar/fair-shares.ts';
import { alertLogIn } from './alert-log.ts';
import { CALENDARS_AWAY, calendarCopiesIn, EVENTS_NOT_UNDERSTOOD } from './calendar-copies.ts';
import { callsIn, meetsAnother } from './calls.ts';
import type { Engine } from './engine.ts';
import { forgettingIn } from './forgetting.ts';
import { history } from './history.ts';
import { laneIn } from './lane.ts';
import { requestsIn } from './requests.ts';
import { resendIn, WAITS_SINCE } from './resend.ts';
import { LATE_AFTER_MS, type LeadOrigin, OVER_QUOTA } from './stored-request.ts';

/** The disk is not endless: beyond this many undelivered requests the browsers keep theirs. */
const CAPACITY = 100_000;

/** Of what looks like spam only the newest are kept. */
const HELD_CAPACITY = 10_000;
const TRIM_EVERY = 500;

export type NewRequest = Partial<LeadOrigin> & {
  id: string;
  body: string;
  heldBecause?: string | undefined;
  /** Asked for with a call whose time cannot simply be had. */
  isCallTaken?: boolean | undefined;
  /** Until when the moment of its call is offered to nobody else: until that call is over. */
  reservedUntil?: number | undefined;
  callKeyHash?: string | undefined;
  /** Of whose network it comes, as a number that many share. */
  callNetwork?: number | undefined;
};

/** Not counted are the late ones: those are many when it matters, and the others few. */
const HEALTH = `
  SELECT undelivered, undelivered - recent AS late,
    CAST((:now - oldest) / 1000 AS BIGINT) AS "oldestUndeliveredSeconds",
    paused_since AS "pausedSince", paused_because AS "pausedBecause",
    CASE WHEN paused_since IS NOT NULL THEN probe_at END AS "nextProbeAt",
    held, "heldOverQuota", "lastSpamAt", "lastOverQuotaAt",
    (SELECT max(last_tried_at) FROM outbox WHERE state = 'parked') AS "lastParkedAt",
    (SELECT count(*) FROM outbox WHERE state = 'parked') AS parked,
    (SELECT max(delivered_at) FROM outbox WHERE state = 'delivered') AS "lastDeliveredAt",
    ${CALENDARS_AWAY} AS "calendarsAway", ${EVENTS_NOT_UNDERSTOOD} AS "eventsNotUnderstood"
  FROM outbox_lane, (
    SELECT (SELECT count(*) FROM outbox WHERE state = 'pending') AS undelivered,
      (SELECT count(*) FROM outbox WHERE state = 'pending' AND ${WAITS_SINCE} >= :now - ${LATE_AFTER_MS}) AS recent,
      (SELECT min(${WAITS_SINCE}) FROM outbox WHERE state = 'pending') AS oldest
  ) AS waiting, (
    SELECT count(*) AS held, count(*) FILTER (WHERE held_because = :overQuota) AS "heldOverQuota",
      max(accepted_at) FILTER (WHERE held_because <> :overQuota) AS "lastSpamAt",
      max(accepted_at) FILTER (WHERE held_because = :overQuota) AS "lastOverQuotaAt"
    FROM outbox WHERE state = 'held'
  ) AS held_ones`;

const MEETS_ANOTHER = meetsAnother('CAST(:callAt AS BIGINT)', 'CAST(:callKeyHash AS TEXT)');

/** A second request with the key of another call, which no browser makes, has none. */
const UNUSED_KEY_HASH = `CASE WHEN EXISTS (SELECT 1 FROM outbox WHERE call_key_hash = CAST(:callKeyHash AS TEXT))
  THEN NULL ELSE CAST(:callKeyHash AS TEXT) END`;

export type Outbox = ReturnType<typeof outboxIn>;
export type OutboxHealth = Awaited<ReturnType<Outbox['health']>>;

type Limits = {
  capacity?: number;
  heldCapacity?: number;
  trimEvery?: number;
  /** The machine's own time, which no clock that is set changes. */
  machineMs?: () => number;
};

/**
 * The store of requests between visitor and webhook, and the one lane between the two, in SQL that both engines
 * understand. Every time is the store's own clock, so that several hosts need not agree on theirs.
 */
export function outboxIn(
  engine: Engine,
  {
    capacity = CAPACITY,
    heldCapacity = HELD_CAPACITY,
    trimEvery = TRIM_EVERY,
    machineMs,
  }: Limits = {},
) {
  const requests = requestsIn(engine);
  const calls = callsIn(engine);
  const isFull = capacityOf(engine, capacity);
  let heldSinceTrim = 0;

  /** Resolves when the request is safely on disk. An id that is known already is left as it is. */
  async function add(request: NewRequest) {
    const { id, body, timeZone = null, leadSource = null, heldBecause = null } = request;
    const { callAt = null, isCallTaken = false, reservedUntil = 0, callLink = null } = request;
    const { callKeyHash = null, callNetwork = null } = request;
    if (heldBecause) await trimHeld();
    else if (await isFull()) return (await requests.find(id)) ? 'known' : 'full';
    const state = heldBecause ? 'held' : 'pending';
    const row = { id, state, body, timeZone, leadSource, heldBecause };
    const call = { callAt, isCallTaken: Number(isCallTaken), reservedUntil, spanMs: callSpanMs() };
    const link = { callLink, callKeyHash, callNetwork };
    // Of two that want one moment, the second has to see the first.
    const insert = callAt === null ? engine.insert : engine.insertSerialised;
    const added = await insert(
      `INSERT INTO outbox (id, state, body, time_zone, lead_source, held_because, accepted_at, due_at,
        call_at, call_taken, call_kept_until, call_network, call_link, call_key_hash)
      VALUES (:id, :state, :body, :timeZone, :leadSource, :heldBecause, :now, :now, CAST(:callAt AS BIGINT),
        CASE WHEN :isCallTaken = 1 OR ${MEETS_ANOTHER} THEN 1 ELSE 0 END, :reservedUntil, CAST(:callNetwork AS INTEGER),
        :callLink, ${UNUSED_KEY_HASH})
      ON CONFLICT (id) DO NOTHING`,
      { ...row, ...call, ...link },
    );
    return added > 0 ? 'added' : 'known';
  }

  async function trimHeld() {
    if (heldSinceTrim === 0)
      await engine.query(
        `DELETE FROM outbox WHERE id IN (
          SELECT id FROM outbox WHERE state = 'held' ORDER BY accepted_at DESC LIMIT 1000 OFFSET :room
        ) RETURNING id`,
        { room: heldCapacity },
      );
    heldSinceTrim = (heldSinceTrim + 1) % trimEvery;
  }

  /** Writes to the store to prove that it can, so it rejects when the store is away, full or read-only. */
  async function health() {
    await engine.insert(`INSERT INTO outbox_pulse (pulse, at) VALUES (1, :now)
      ON CONFLICT (pulse) DO UPDATE SET at = excluded.at`);
    const [row] = await engine.query(HEALTH, { overQuota: OVER_QUOTA });
    const figures = healthRow.parse(row);
    const isFull = figures.undelivered + figures.parked >= capacity;
    const callsOfFew = shareOut(await calls.comingCalls()).idsOfFew.length;
    return { ...figures, isFull, callsOfFew, freeMegabytes: engine.freeMegabytes() };
  }

  return {
    ...laneIn(engine),
    ...requests,
    ...forgettingIn(engine, machineMs),
    ...resendIn(engine),
    ...alertLogIn(engine),
    ...calls,
    ...calendarCopiesIn(engine),
    add,
    health,
    history: (days: number) => history(engine, days),
    close: () => engine.close(),
  };
}

const time = z.number().nullable();

/** What a statement returns is checked: a database is outside of what types can promise. */
const healthRow = z.object({
  undelivered: z.number(),
  /** How many of these have waited for longer than `LATE_AFTER_MS`. */
  late: z.number(),
  oldestUndeliveredSeconds: z.number().nullable(),
  held: z.number(),
  /** How many of these because one network sent so many. */
  heldOverQuota: z.number(),
  parked: z.number(),
  lastDeliveredAt: time,
  /** Whose last good copy is too old to count. */
  calendarsAway: z.number(),
  /** In calendars: their days are taken for busy. */
  eventsNotUnderstood: z.number(),
  /** Since when the lane is paused and what the receiver answered last; nothing while it flows. */
  pausedSince: time,
  pausedBecause: z.string().nullable(),
  nextProbeAt: time,
  lastSpamAt: time,
  lastOverQuotaAt: time,
  lastParkedAt: time,
});

/** Other processes add too, so nobody uses more than this part of what is free before looking again. */
const SHARE = 1 / 16;

/** Whether one more undelivered request fits. Counts seldom while much is free, each time at the end. */
function capacityOf(engine: Engine, capacity: number) {
  let allowance = 0;
  let counting: Promise<number> | undefined;

  return async function isFull() {
    while (allowance === 0) {
      counting ??= count();
      // Of many who waited for it, the others may have used up what was found.
      if ((await counting) === 0) return true;
    }
    allowance -= 1;
    return false;
  };

  async function count() {
    try {
      const [row] = await engine.query(`SELECT (SELECT count(*) FROM outbox WHERE state = 'pending')
        + (SELECT count(*) FROM outbox WHERE state = 'parked') AS undelivered`);
      const { undelivered } = undeliveredRow.parse(row);
      allowance = Math.ceil(Math.max(0, capacity - undelivered) * SHARE);
      return allowance;
    } finally {
      counting = undefined;
    }
  }
}

const undeliveredRow = z.object({ undelivered: z.number() });
