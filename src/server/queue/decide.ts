import { z } from 'zod';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Attempt } from './attempt.ts';
import { msUntil } from './trusted-time.ts';

const SECOND_MS = 1_000;

export const LEASE_MS = 30 * SECOND_MS;
/**
 * A lease that ends later than this was written by a wrong clock, and is taken over. The limit is
 * twice a lease, so that a clock that is set back a little ends no lease that is held.
 */
export const LONGEST_LEASE_MS = 2 * LEASE_MS;

export const LONGEST_WAIT_MS = HOUR_MS;
const LONGEST_PAUSE_MS = HOUR_MS;

export const OVERTAKEN_WAIT_MS = 5 * SECOND_MS;
/** One failure before the row was overtaken, and seven after that. */
export const FAILURES_TO_PARK = 8;
export const PARKS_AFTER_MS = { sure: 40 * MINUTE_MS, likely: DAY_MS } as const;
const ROW_WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

const FAILURES_TO_PAUSE = 3;
/** A receiver that accepted another row within this time works. */
const PROVES_FOR_MS = SECOND_MS;
const PROBE_WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS, 45 * SECOND_MS];
const BETWEEN_UNTRIED_IN_PAUSE_MS = SECOND_MS;

const JITTER = 0.2;

/** Read when a row is claimed: a repeated write of the outcome must count a failure once. */
export const attemptHistory = z.object({
  now: z.number(),
  failures: z.number(),
  failedSince: z.number().nullable(),
  /** The acceptance of another row set `failures` to 1, and `failedSince` to its own moment. */
  isOvertaken: z.coerce.boolean(),
  failedInARow: z.number(),
  lastAcceptedAt: z.number().nullable(),
});

export type AttemptHistory = z.infer<typeof attemptHistory>;
export type Decision = ReturnType<typeof decide>;

export function decide(attempt: Attempt, before: AttemptHistory, random: number) {
  const lane = laneAfter(attempt, before, random);
  return { ...rowAfter(attempt, before, lane.isPaused, random), lane };
}

/** A longer wait would count as a wrong clock's. */
export function leastWaitMs({ verdict, waitsMs = 0 }: Attempt) {
  return verdict === 'may have arrived' ? LONGEST_WAIT_MS : Math.min(waitsMs, LONGEST_WAIT_MS);
}

const isPause = (failedInARow: number) => failedInARow >= FAILURES_TO_PAUSE;

function laneAfter(attempt: Attempt, before: AttemptHistory, random: number) {
  const { verdict, retryAfterMs = 0 } = attempt;
  const { failedInARow } = before;
  const askedMs = Math.min(retryAfterMs, LONGEST_PAUSE_MS);
  const wasPaused = isPause(failedInARow);
  // `null` keeps the time of the next probe.
  const kept = { failedInARow, wasPaused, isPaused: wasPaused, probeInMs: null, untriedInMs: 0 };
  if (verdict === 'needless' || verdict === 'not counted') return kept;
  const isAtFault = verdict === 'receiver at fault';
  if (!isAtFault && verdict !== 'unclear') return { ...kept, failedInARow: 0, isPaused: false };
  if (!isAtFault && !wasPaused && hasJustAccepted(before)) return kept;
  const failedNow = Math.max(failedInARow + 1, isAtFault ? FAILURES_TO_PAUSE : 0);
  if (!isPause(failedNow)) return { ...kept, failedInARow: failedNow };
  const probeWaitMs = waitAfter(failedNow - FAILURES_TO_PAUSE, PROBE_WAITS_MS, random);
  return {
    ...kept,
    failedInARow: failedNow,
    isPaused: true,
    probeInMs: Math.max(probeWaitMs, askedMs),
    untriedInMs: Math.max(BETWEEN_UNTRIED_IN_PAUSE_MS, askedMs),
  };
}

const hasJustAccepted = ({ now, lastAcceptedAt }: AttemptHistory) =>
  lastAcceptedAt !== null && Math.abs(now - lastAcceptedAt) < PROVES_FOR_MS;

function rowAfter(attempt: Attempt, before: AttemptHistory, isPaused: boolean, random: number) {
  const { verdict, answer = null, fault } = attempt;
  const { now, failures, failedSince, isOvertaken } = before;
  const waitsMs = leastWaitMs(attempt);
  const mustWait = waitsMs > 0;
  const kept = { state: 'pending', failures, failedSince, answer, mustWait } as const;
  if (verdict === 'accepted') return { ...kept, state: 'delivered', dueInMs: 0 } as const;
  if (verdict === 'needs an operator') return { ...kept, state: 'parked', dueInMs: 0 } as const;
  if (verdict === 'undeliverable' || verdict === 'needless')
    return { ...kept, state: 'ended', dueInMs: 0 } as const;
  // While the lane is paused, its `probeAt` decides when a row is sent.
  const dueInMs = Math.max(isPaused ? 0 : waitAfter(failures, ROW_WAITS_MS, random), waitsMs);
  if (verdict === 'not counted') return { ...kept, dueInMs };
  const since = Math.min(failedSince ?? now, now);
  const counted = { ...kept, failures: failures + 1, failedSince: since, dueInMs };
  const mayPark = !isPaused && isOvertaken && counted.failures >= FAILURES_TO_PARK;
  const isParked = mayPark && fault !== undefined && now - since >= PARKS_AFTER_MS[fault];
  return { ...counted, state: isParked ? 'parked' : 'pending' } as const;
}

function waitAfter(times: number, waitsMs: readonly number[], random: number) {
  const ms = waitsMs[times] ?? waitsMs.at(-1) ?? 0;
  return Math.round(ms * (1 - JITTER + 2 * JITTER * random));
}

export const laneState = z.object({
  now: z.number(),
  lease: z.string().nullable(),
  leasedUntil: z.number(),
  probeAt: z.number(),
  nextUntriedAt: z.number(),
  failedInARow: z.number(),
  untriedDueAt: z.number().nullable(),
  failedDueAt: z.number().nullable(),
});

export type LaneState = z.infer<typeof laneState>;

export type Candidate = 'oldest untried' | 'newest untried' | 'least failed';

export function nextClaim(state: LaneState, ourLease: string) {
  const { now, lease, leasedUntil } = state;
  const waitOf = (dueAt: number | null, laneAt: number) =>
    dueAt === null
      ? Infinity
      : Math.max(msUntil(dueAt, now, LONGEST_WAIT_MS), msUntil(laneAt, now, LONGEST_PAUSE_MS));
  const untriedMs = waitOf(state.untriedDueAt, state.nextUntriedAt);
  const failedMs = waitOf(state.failedDueAt, state.probeAt);
  const dueMs = Math.min(untriedMs, failedMs);
  if (dueMs === Infinity) return undefined;
  // Many bad rows may precede the newest.
  const untried: Candidate = state.failedInARow > 0 ? 'newest untried' : 'oldest untried';
  const leaseMs = lease === ourLease ? 0 : msUntil(leasedUntil, now, LONGEST_LEASE_MS);
  return {
    ms: Math.max(dueMs, leaseMs),
    candidate: untriedMs <= failedMs ? untried : 'least failed',
  } as const;
}
