import { z } from 'zod';
import { callSpanMs } from '#domain/agency-calls.ts';
import { alertLogIn } from './alert-log.ts';
import { calendarCopiesIn } from './calendar-copies.ts';
import { callsIn, meetsAnother } from './calls.ts';
import type { Engine } from './engine.ts';
import { forgettingIn } from './forgetting.ts';
import { history } from './history.ts';
import { laneIn } from './lane.ts';
import { requestsIn } from './requests.ts';
import { storeHealth } from './store-health.ts';
import type { LeadOrigin } from './stored-request.ts';

/** The disk is not endless: beyond this many undelivered requests a new one is delivered at once, or its browser keeps it. */
const CAPACITY = 100_000;

/** Of what is held only the newest are kept. */
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
        `DELETE FROM outbox WHERE state = 'held' AND id IN (
          SELECT id FROM outbox WHERE state = 'held' ORDER BY accepted_at DESC LIMIT 1000 OFFSET :room
        ) RETURNING id`,
        { room: heldCapacity },
      );
    heldSinceTrim = (heldSinceTrim + 1) % trimEvery;
  }

  return {
    add,
    // claim, renew, leave, msUntilDue, recordAttempt
    ...laneIn(engine),
    // newest, list, find, retry, resend, release, discard, forget, vacuum
    ...requests,
    // comingCalls, callOfKey, callOfRequest, changeCall, freeCall, markCallTaken
    ...calls,
    // claimCalendar, storeCalendar, confirmCalendar, noteCalendarFailed, calendarCopies, forgetOldCalendars
    ...calendarCopiesIn(engine),
    // forgetOld, purge, countOld
    ...forgettingIn(engine, machineMs),
    // noteAlert, unnoteAlert, openTrouble, closeTroubles
    ...alertLogIn(engine),
    health: () => storeHealth(engine, { capacity, comingCalls: calls.comingCalls }),
    history: (days: number) => history(engine, days),
    close: () => engine.close(),
  };
}

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
