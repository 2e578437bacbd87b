import 'server-only';
import { z } from 'zod';
import { alertBookIn } from './alert-book.ts';
import { capacityOf } from './capacity.ts';
import type { Engine } from './engine.ts';
import { history } from './history.ts';
import { laneIn } from './lane.ts';
import { requestBookIn } from './request-book.ts';
import { LATE_AFTER_MS, type NewRequest, OVER_SHARE } from './requests.ts';
import * as sql from './statements.ts';

/** The disk is not endless: beyond this many undelivered requests the browsers keep theirs. */
const CAPACITY = 100_000;

/** Of what looks like spam only the newest are kept. */
const HELD_CAPACITY = 10_000;
const TRIM_EVERY = 500;

export type Outbox = ReturnType<typeof outboxIn>;
export type OutboxHealth = Awaited<ReturnType<Outbox['health']>>;

/**
 * The store of requests between visitor and webhook, and the one lane between the two, in SQL that both engines
 * understand. Every time is the store's own clock, so that several hosts need not agree on theirs.
 */
export function outboxIn(
  engine: Engine,
  { capacity = CAPACITY, heldCapacity = HELD_CAPACITY, trimEvery = TRIM_EVERY } = {},
) {
  const requests = requestBookIn(engine);
  const isFull = capacityOf(engine, capacity);
  let heldSinceTrim = 0;

  /** Resolves when the request is safely on disk. An id that is known already is left as it is. */
  async function add(request: NewRequest) {
    const { id, body, timeZone = null, leadSource = null, heldBecause = null } = request;
    if (heldBecause) await trimHeld();
    else if (await isFull()) return (await requests.find(id)) ? 'known' : 'full';
    const state = heldBecause ? 'held' : 'pending';
    const row = { id, state, body, timeZone, leadSource, heldBecause };
    return (await engine.take(sql.ADD, row)) > 0 ? 'added' : 'known';
  }

  async function trimHeld() {
    if (heldSinceTrim === 0) await engine.run(sql.TRIM_HELD, { room: heldCapacity });
    heldSinceTrim = (heldSinceTrim + 1) % trimEvery;
  }

  /** Writes to the store to prove that it can, so it rejects when the store is away, full or read-only. */
  async function health() {
    await engine.take(sql.PULSE);
    const times = { lateAfterMs: LATE_AFTER_MS, overShare: OVER_SHARE };
    const figures = healthRow.parse((await engine.run(sql.HEALTH, times))[0]);
    const isFull = figures.undelivered + figures.parked >= capacity;
    return { ...figures, isFull, freeMegabytes: engine.freeMegabytes() };
  }

  return {
    ...laneIn(engine),
    ...requests,
    ...alertBookIn(engine),
    ...{ add, health },
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
  heldOverShare: z.number(),
  parked: z.number(),
  lastDeliveredAt: time,
  /** Since when the lane is paused and what the receiver answered last; nothing while it flows. */
  pausedSince: time,
  pausedBecause: z.string().nullable(),
  nextProbeAt: time,
  lastSpamAt: time,
  lastOverShareAt: time,
  lastParkedAt: time,
});
