import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Attempt } from './attempt.ts';

const SECOND_MS = 1_000;

export const LEASE_MS = 30 * SECOND_MS;
/** A lease may be twice as long, so that a clock that is set back a little ends none that is held. */
export const LONGEST = { waitMs: HOUR_MS, pauseMs: HOUR_MS, leaseMs: 2 * LEASE_MS } as const;

export const RETRY_FAILED_MS = 5 * SECOND_MS;
/** One failure before the receiver accepted another row, and seven after that. */
export const FAILURES_TO_PARK = 8;
/** Later rows of a series then wait no longer for one that fails. */
export const SERIES_WAITS_MS = 40 * MINUTE_MS;
const ROW_WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

const FAILURES_TO_PAUSE = 3;
/** A receiver that accepted another row within this time works. */
const PROVES_FOR_MS = SECOND_MS;
/** A new row behind a bad one waits for two pauses, and no longer than a minute. */
const PAUSES_MS = [5 * SECOND_MS, 10 * SECOND_MS, 20 * SECOND_MS];

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
  return verdict === 'may have arrived' ? LONGEST.waitMs : Math.min(waitsMs, LONGEST.waitMs);
}

function laneAfter(attempt: Attempt, before: AttemptHistory, random: number) {
  const { verdict, retryAfterMs = 0 } = attempt;
  const { failedInARow } = before;
  const wasPaused = failedInARow >= FAILURES_TO_PAUSE;
  // `null` keeps the end of the pause.
  const kept = { failedInARow, wasPaused, isPaused: wasPaused, pauseMs: null };
  if (verdict === 'needless' || verdict === 'not counted') return kept;
  const isAtFault = verdict === 'receiver at fault';
  if (!isAtFault && verdict !== 'unclear') return { ...kept, failedInARow: 0, isPaused: false };
  if (!isAtFault && !wasPaused && hasJustAccepted(before)) return kept;
  const failedNow = Math.max(failedInARow + 1, isAtFault ? FAILURES_TO_PAUSE : 0);
  if (failedNow < FAILURES_TO_PAUSE) return { ...kept, failedInARow: failedNow };
  const ownMs = waitAfter(failedNow - FAILURES_TO_PAUSE, PAUSES_MS, random);
  const pauseMs = Math.max(ownMs, Math.min(retryAfterMs, LONGEST.pauseMs));
  return { failedInARow: failedNow, wasPaused, isPaused: true, pauseMs };
}

const hasJustAccepted = ({ now, lastAcceptedAt }: AttemptHistory) =>
  lastAcceptedAt !== null && Math.abs(now - lastAcceptedAt) < PROVES_FOR_MS;

function rowAfter(attempt: Attempt, before: AttemptHistory, isPaused: boolean, random: number) {
  const { verdict, answer = null, parksAfterMs = Infinity } = attempt;
  const { now, failures, failedSince, isOvertaken } = before;
  const kept = { state: 'pending', failures, failedSince, answer, dueInMs: 0 } as const;
  if (verdict === 'accepted') return { ...kept, state: 'delivered' } as const;
  if (verdict === 'needs an operator') return { ...kept, state: 'parked' } as const;
  if (verdict === 'undeliverable' || verdict === 'needless')
    return { ...kept, state: 'ended' } as const;
  // While the lane is paused, the end of the pause decides when a row is sent.
  const ownMs = isPaused ? 0 : waitAfter(failures, ROW_WAITS_MS, random);
  const due = { ...kept, dueInMs: Math.max(ownMs, leastWaitMs(attempt)) };
  if (verdict === 'not counted') return due;
  const since = Math.min(failedSince ?? now, now);
  const isParked =
    !isPaused && isOvertaken && failures + 1 >= FAILURES_TO_PARK && now - since >= parksAfterMs;
  const state = isParked ? ('parked' as const) : kept.state;
  return { ...due, state, failures: failures + 1, failedSince: since };
}

function waitAfter(times: number, waitsMs: readonly number[], random: number) {
  const ms = waitsMs[times] ?? waitsMs.at(-1) ?? 0;
  return Math.round(ms * (1 - JITTER + 2 * JITTER * random));
}
