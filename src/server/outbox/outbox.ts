import { callSpanMs } from '#domain/agency-calls.ts';
import type { Engine } from '#server/store/engine.ts';
import { alertStateIn } from './alert-state.ts';
import { calendarCopiesIn } from './calendar-copies.ts';
import { asksForTooMany, callsIn, meetsAnother } from './calls.ts';
import { type Delivery, deliverAlong, type Handler } from './deliver.ts';
import { forgettingIn } from './forgetting.ts';
import { history } from './history.ts';
import { laneIn } from './lane.ts';
import { requestsIn } from './requests.ts';
import { storeHealth } from './store-health.ts';
import type { Callers, LeadOrigin } from './stored-request.ts';
import { HELD_CAPACITY } from './waits.ts';

/** The disk is not endless: beyond this many undelivered requests a new one is delivered at once, or its browser keeps it. */
const CAPACITY = 100_000;

export type NewRequest = Partial<LeadOrigin> & {
  id: string;
  body: string;
  heldBecause?: string | undefined;
  /** Asked for with a call whose time cannot simply be had. */
  needsAgreement?: boolean | undefined;
  /** Until when the moment of its call is offered to nobody else: until that call is over. */
  reservedUntil?: number | undefined;
  callKeyHash?: string | undefined;
  callers?: Callers | undefined;
};

const OTHER_KEY = `coalesce(other.call_key_hash, '') <> coalesce(CAST(:callKeyHash AS TEXT), ' ')`;
const ASKS_FOR_TOO_MANY = asksForTooMany((column) => `CAST(:${column} AS INTEGER)`, OTHER_KEY);
const MEETS_ANOTHER = meetsAnother('CAST(:callAt AS BIGINT)', 'CAST(:callKeyHash AS TEXT)');

/** A second request with the key of another call, which no browser makes, has none. */
const UNUSED_KEY_HASH = `CASE WHEN EXISTS (SELECT 1 FROM outbox WHERE call_key_hash = CAST(:callKeyHash AS TEXT))
  THEN NULL ELSE CAST(:callKeyHash AS TEXT) END`;

export type Outbox = ReturnType<typeof outboxIn>;
export type OutboxHealth = Awaited<ReturnType<typeof storeHealth>>;

type Limits = {
  capacity?: number;
  heldCapacity?: number;
  /** The machine's own time, which no clock that is set changes. */
  machineMs?: () => number;
};

/**
 * The store of requests between visitor and webhook, and the one lane between the two, in SQL that both engines
 * understand. Every time is the store's own clock, so that several hosts need not agree on theirs.
 */
export function outboxIn(
  engine: Engine,
  { capacity = CAPACITY, heldCapacity = HELD_CAPACITY, machineMs }: Limits = {},
) {
  const requests = requestsIn(engine);
  const lane = laneIn(engine);
  const calls = callsIn(engine);
  /** As health found it last, which each process looks at once a minute. */
  let isFull = false;

  /** Resolves when the request is safely on disk. An id that is known already is left as it is. */
  async function add(request: NewRequest) {
    const { id, body, timeZone = null, leadSource = null, heldBecause = null } = request;
    const { callAt = null, needsAgreement = false, reservedUntil = 0, callLink = null } = request;
    const { callKeyHash = null, callers } = request;
    if (isFull && !heldBecause) return (await requests.find(id)) ? 'known' : 'full';
    const state = heldBecause ? 'held' : 'pending';
    const row = { id, state, body, timeZone, leadSource, heldBecause };
    const call = {
      callAt,
      needsAgreement: Number(needsAgreement),
      reservedUntil,
      spanMs: callSpanMs(),
    };
    const link = { callLink, callKeyHash };
    const asking = {
      call_network: callers?.network ?? null,
      call_email: callers?.email ?? null,
      call_phone: callers?.phone ?? null,
    };
    // Of two that want one moment, the second has to see the first.
    const insert = callAt === null ? engine.insert : engine.writeSerialised;
    const added = await insert(
      `INSERT INTO outbox (id, state, body, time_zone, lead_source, held_because, accepted_at, due_at,
        call_at, needs_agreement, call_kept_until, call_network, call_email, call_phone, call_link, call_key_hash)
      VALUES (:id, :state, :body, :timeZone, :leadSource, :heldBecause, :now, :now, CAST(:callAt AS BIGINT),
        CASE WHEN :needsAgreement = 1 OR ${MEETS_ANOTHER} OR ${ASKS_FOR_TOO_MANY} THEN 1 ELSE 0 END,
        CASE WHEN ${ASKS_FOR_TOO_MANY} THEN 0 ELSE :reservedUntil END, CAST(:call_network AS INTEGER),
        CAST(:call_email AS INTEGER), CAST(:call_phone AS INTEGER), :callLink, ${UNUSED_KEY_HASH})
      ON CONFLICT (id) DO NOTHING RETURNING id`,
      { ...row, ...call, ...link, ...asking },
    );
    return added.length > 0 ? 'added' : 'known';
  }

  async function health() {
    const health = await storeHealth(engine, capacity);
    isFull = health.isFull;
    return health;
  }

  return {
    add,
    // claim, renew, leave, msUntilDue, recordAttempt
    ...lane,
    deliver: (handler: Handler, delivery: Delivery) => deliverAlong(lane, handler, delivery),
    // newest, list, find, retry, resend, release, discard, forget
    ...requests,
    // comingCalls, callOfKey, callOfRequest, changeCall, freeCall, forgetCallers, noteNeedsAgreement
    ...calls,
    // claimCalendar, storeCalendar, confirmCalendar, noteCalendarFailed, calendarCopies, forgetOldCalendars
    ...calendarCopiesIn(engine),
    // forgetOld, purge, countOld
    ...forgettingIn(engine, heldCapacity, machineMs),
    // alertState, claimAlert, giveAlertBack
    ...alertStateIn(engine),
    health,
    reclaim: () => engine.reclaim(),
    history: (days: number) => history(engine, days),
    close: () => engine.close(),
  };
}
