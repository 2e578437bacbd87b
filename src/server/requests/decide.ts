import { z } from 'zod';
import type { Attempt } from './attempt.ts';
import {
  BETWEEN_UNTRIED_MS,
  FAILURES_TO_PARK,
  failuresToPause,
  LEASE_MS,
  LONGEST_PAUSE_MS,
  LONGEST_WAIT_MS,
  probeWait,
  rowWait,
} from './waits.ts';

export const storedFacts = z.object({
  now: z.number(),
  /** Neither delivered nor erased meanwhile. */
  isWaiting: z.coerce.boolean(),
  /** The receiver has accepted another since the first failure. Failures and their time are counted from then on. */
  isOvertaken: z.coerce.boolean(),
  failedSince: z.number().nullable(),
  /** Failures in a row that may be the receiver's fault. */
  failedInARow: z.number(),
});

/** Failures and probes are those of the claim, so that an outcome whose write is repeated counts once. */
export type Facts = z.infer<typeof storedFacts> & { failures: number; probes: number };

export type Decision = ReturnType<typeof decide>;

export function decide(attempt: Attempt, facts: Facts, random: number) {
  const { verdict } = attempt;
  const pauses = verdict === 'receiver at fault' || (verdict === 'unclear' && isPauseDue(facts));
  return {
    ...rowAfter(attempt, facts, pauses, random),
    lane: laneAfter(attempt, facts, pauses, random),
  };
}

/** A lane is paused while it has probes. */
const isPauseDue = ({ probes, failedInARow, isOvertaken }: Facts) =>
  probes > 0 || failedInARow + 1 >= failuresToPause(isOvertaken);

function laneAfter(attempt: Attempt, facts: Facts, pauses: boolean, random: number) {
  const { verdict, retryAfterMs = 0 } = attempt;
  const { probes, failedInARow } = facts;
  // `null` keeps the time of the next probe.
  const same = { failedInARow, probes, probeInMs: null, untriedInMs: 0, wasPaused: probes > 0 };
  if (verdict === 'interrupted' || verdict === 'dropped') return same;
  if (pauses)
    return {
      ...same,
      failedInARow: failedInARow + 1,
      probes: probes + 1,
      probeInMs: Math.max(probeWait(probes, random), retryAfterMs),
      untriedInMs: Math.max(BETWEEN_UNTRIED_MS, retryAfterMs),
    };
  if (verdict === 'unclear') return { ...same, failedInARow: failedInARow + 1 };
  return { ...same, failedInARow: 0, probes: 0 };
}

function rowAfter(attempt: Attempt, facts: Facts, pauses: boolean, random: number) {
  const { verdict, answer = null, parksAfterMs = Infinity, waitsMs = 0 } = attempt;
  const { now, failures, failedSince, isOvertaken } = facts;
  const same = { state: 'pending', failures, failedSince, answer } as const;
  if (verdict === 'accepted') return { ...same, state: 'delivered', dueAt: now } as const;
  if (verdict === 'final' || verdict === 'dropped')
    return { ...same, state: 'erased', dueAt: now } as const;
  const dueAt = now + Math.max(rowWait(failures, random), waitsMs);
  const since = Math.min(failedSince ?? now, now);
  // A retry by the operator during the attempt clears the time, and failures without one are never taken.
  if (verdict === 'interrupted')
    return { ...same, failedSince: failures > 0 ? since : failedSince, dueAt };
  const counted = { ...same, failures: failures + 1, failedSince: since };
  if (pauses) return { ...counted, dueAt: now };
  const mayPark = isOvertaken && counted.failures >= FAILURES_TO_PARK;
  const isParked = mayPark && now - since >= parksAfterMs;
  return { ...counted, state: isParked ? 'parked' : 'pending', dueAt } as const;
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

/** Undefined if nothing waits. */
export function nextMove(state: LaneState, ours: string) {
  const { now, lease, leasedUntil } = state;
  // A time beyond the longest wait shows that the clock went back.
  const wait = (time: number, longestMs: number) =>
    time > now + longestMs ? 0 : Math.max(0, time - now);
  const waitOf = (dueAt: number | null, laneAt: number) =>
    dueAt === null
      ? Infinity
      : Math.max(wait(dueAt, LONGEST_WAIT_MS), wait(laneAt, LONGEST_PAUSE_MS));
  const untriedMs = waitOf(state.untriedDueAt, state.nextUntriedAt);
  const failedMs = waitOf(state.failedDueAt, state.probeAt);
  const dueMs = Math.min(untriedMs, failedMs);
  if (dueMs === Infinity) return undefined;
  // After a failure the newest goes first: many bad requests may precede it.
  const untried: Candidate = state.failedInARow > 0 ? 'newest untried' : 'oldest untried';
  const leaseMs = lease === ours ? 0 : wait(leasedUntil, 2 * LEASE_MS);
  return {
    ms: Math.max(dueMs, leaseMs),
    takes: untriedMs <= failedMs ? untried : 'least failed',
  } as const;
}
