import { z } from 'zod';
import type { Answer } from './answer.ts';
import {
  BETWEEN_UNTRIED_MS,
  FAILURES_TO_PARK,
  failuresToPause,
  isAboutRequest,
  LEASE_MS,
  LONGEST_PAUSE_MS,
  LONGEST_WAIT_MS,
  NOT_PREPARED,
  parksAfterMs,
  probeWait,
  requestWait,
} from './waits.ts';

export const storedFacts = z.object({
  now: z.number(),
  /** Neither delivered nor erased meanwhile. */
  isWaiting: z.coerce.boolean(),
  othersAccepted: z.coerce.boolean(),
  /** The first failure. The first acceptance of another request after it restarts this time, and `failures` at 1. */
  failedSince: z.number().nullable(),
  /** Failures that may be the receiver's fault. An acceptance resets it, and so does a refusal of one request, such as 400. */
  failedInARow: z.number(),
});

/** Failures and probes are those of the claim, so that an outcome whose write is repeated counts once. */
export type Facts = z.infer<typeof storedFacts> & { failures: number; probes: number };

export type Decision = ReturnType<typeof decide>;

export function decide(answer: Answer, facts: Facts, random: number) {
  const verdict = verdictOn(answer, facts);
  return {
    ...rowAfter(verdict, answer, facts, random),
    lane: laneAfter(verdict, answer, facts, random),
  };
}

type Verdict = 'accepted' | 'interrupted' | 'request at fault' | 'receiver at fault' | 'unclear';

/** The receiver is blamed only after several failures. */
function verdictOn(answer: Answer, { othersAccepted, failedInARow, probes }: Facts): Verdict {
  if (answer.kind === 'accepted' || answer.kind === 'interrupted') return answer.kind;
  if (answer.kind === 'dropped') return 'interrupted';
  const fault = faultOf(answer);
  if (fault === 'of the row' || fault === 'final' || isAboutRequest(inWords(answer) ?? ''))
    return 'request at fault';
  const areMany = failedInARow + 1 >= failuresToPause(othersAccepted);
  return probes > 0 || retryAfterOf(answer) > 0 || areMany ? 'receiver at fault' : 'unclear';
}

const faultOf = (answer: Answer) => ('fault' in answer ? answer.fault : undefined);
const retryAfterOf = (answer: Answer) => ('retryAfterMs' in answer && answer.retryAfterMs) || 0;

/** A lane is paused while it has probes. */
function laneAfter(verdict: Verdict, answer: Answer, facts: Facts, random: number) {
  const { probes, failedInARow } = facts;
  // `null` keeps the time of the next probe.
  const same = { failedInARow, probes, probeInMs: null, untriedInMs: 0, wasPaused: probes > 0 };
  if (verdict === 'interrupted') return same;
  if (verdict === 'unclear') return { ...same, failedInARow: failedInARow + 1 };
  if (verdict !== 'receiver at fault') return { ...same, failedInARow: 0, probes: 0 };
  const retryAfterMs = retryAfterOf(answer);
  return {
    ...same,
    failedInARow: failedInARow + 1,
    probes: probes + 1,
    probeInMs: Math.max(probeWait(probes, random), retryAfterMs),
    untriedInMs: Math.max(BETWEEN_UNTRIED_MS, retryAfterMs),
  };
}

function rowAfter(verdict: Verdict, answer: Answer, facts: Facts, random: number) {
  const { now, failures, failedSince, othersAccepted } = facts;
  const same = { state: 'pending', failures, failedSince, answer: inWords(answer) } as const;
  const fault = faultOf(answer);
  if (fault === 'final' || answer.kind === 'dropped')
    return { ...same, state: 'erased', dueAt: now } as const;
  if (verdict === 'accepted') return { ...same, state: 'delivered', dueAt: now } as const;
  const dueAt = now + requestWait(failures, random);
  if (verdict === 'interrupted') return { ...same, dueAt };
  const since = Math.min(failedSince ?? now, now);
  const counted = { ...same, failures: failures + 1, failedSince: since };
  if (verdict === 'receiver at fault') return { ...counted, dueAt: now };
  const mayPark = othersAccepted && counted.failures >= FAILURES_TO_PARK && !fault;
  const isParked = mayPark && now - since >= parksAfterMs(same.answer ?? '');
  return { ...counted, state: isParked ? 'parked' : 'pending', dueAt } as const;
}

function inWords(answer: Answer) {
  if (answer.kind === 'interrupted') return null;
  if (answer.kind === 'not prepared') return NOT_PREPARED;
  if (answer.kind === 'none' || answer.kind === 'dropped') return answer.reason;
  const refused = answer.kind === 'accepted' && answer.refusedMailboxes;
  return refused ? `${answer.status}, refused for ${refused} of the mailboxes` : `${answer.status}`;
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
