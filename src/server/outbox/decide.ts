import { z } from 'zod';
import type { Answer } from './answer.ts';
import type { RequestState } from './stored-request.ts';
import {
  ABOUT_REQUEST,
  BETWEEN_UNTRIED_MS,
  FAILURES_TO_PARK,
  FAILURES_TO_PAUSE,
  FAILURES_TO_PAUSE_IF_OTHERS_ACCEPTED,
  LEASE_MS,
  LONGEST_PAUSE_MS,
  LONGEST_WAIT_MS,
  NOT_PREPARED,
  PARKS_AFTER_MS,
  receiverWait,
  requestWait,
} from './waits.ts';

export const storedFacts = z.object({
  now: z.number(),
  othersAccepted: z.number().transform(Boolean),
  /** The first failure. The first acceptance of another request after it restarts this time, and `failures` at 1. */
  failedSince: z.number().nullable(),
  /** Failures that may be the receiver's fault. An acceptance resets it, and so does a refusal of one request, such as 400. */
  failedInARow: z.number(),
  onlyFailingId: z.string().nullable(),
});

export type Facts = z.infer<typeof storedFacts> & { id: string; failures: number; probes: number };

export type Decision = {
  state: RequestState;
  dueAt: number;
  failures: number;
  failedSince: number | null;
  answer: string | null;
  lane: LaneDecision;
};

export type LaneDecision = { failedInARow: number; onlyFailingId: string | null } & (
  | { does: 'flows' | 'flows again' }
  | {
      does: 'pauses' | 'stays paused';
      probes: number;
      probeInMs: number | null;
      untriedInMs: number;
    }
);

export function decide(answer: Answer, facts: Facts, random: number): Decision {
  const verdict = verdictOn(answer, facts);
  return {
    ...rowAfter(verdict, answer, facts, random),
    lane: laneAfter(verdict, answer, facts, random),
  };
}

type Verdict = 'accepted' | 'interrupted' | 'request at fault' | 'receiver at fault' | 'unclear';

/** The receiver is blamed only after several requests have failed. */
function verdictOn(answer: Answer, facts: Facts): Verdict {
  if (answer.kind === 'accepted' || answer.kind === 'interrupted') return answer.kind;
  if (ABOUT_REQUEST.includes(inWords(answer) ?? '')) return 'request at fault';
  const { othersAccepted, failedInARow, probes } = facts;
  const pausesAfter = othersAccepted ? FAILURES_TO_PAUSE_IF_OTHERS_ACCEPTED : FAILURES_TO_PAUSE;
  const haveManyFailed = failedInARow + 1 >= pausesAfter && !isOnlyOneFailing(facts);
  const isBlamed = probes > 0 || retryAfterOf(answer) > 0 || haveManyFailed;
  return isBlamed ? 'receiver at fault' : 'unclear';
}

const retryAfterOf = (answer: Answer) => ('retryAfterMs' in answer && answer.retryAfterMs) || 0;

const isOnlyOneFailing = ({ id, onlyFailingId, failedInARow }: Facts) =>
  onlyFailingId === id || failedInARow === 0;

function laneAfter(verdict: Verdict, answer: Answer, facts: Facts, random: number): LaneDecision {
  const { id, failures, probes, failedInARow, onlyFailingId } = facts;
  const isPaused = probes > 0;
  if (verdict === 'accepted' || verdict === 'request at fault')
    return { does: isPaused ? 'flows again' : 'flows', failedInARow: 0, onlyFailingId: null };
  if (verdict === 'interrupted') {
    const unchanged = { failedInARow, onlyFailingId };
    if (!isPaused) return { does: 'flows', ...unchanged };
    return { does: 'stays paused', probes, probeInMs: null, untriedInMs: 0, ...unchanged };
  }
  const inARow = {
    failedInARow: failedInARow + 1,
    onlyFailingId: isOnlyOneFailing(facts) ? id : null,
  };
  if (verdict === 'unclear') return { does: 'flows', ...inARow };
  const retryAfterMs = retryAfterOf(answer);
  // New requests from a stranger must not postpone the probe of a failed request.
  const keepsProbe = isPaused && failures === 0 && retryAfterMs === 0;
  return {
    ...inARow,
    does: isPaused ? 'stays paused' : 'pauses',
    probes: keepsProbe ? probes : probes + 1,
    probeInMs: keepsProbe ? null : Math.max(receiverWait(probes, random), retryAfterMs),
    untriedInMs: Math.max(BETWEEN_UNTRIED_MS, retryAfterMs),
  };
}

function rowAfter(verdict: Verdict, answer: Answer, facts: Facts, random: number) {
  const { now, failures, failedSince, othersAccepted } = facts;
  const same = { state: 'pending', failures, failedSince, answer: inWords(answer) } as const;
  if (verdict === 'accepted') return { ...same, state: 'delivered', dueAt: now } as const;
  if (verdict === 'interrupted') return { ...same, dueAt: now + requestWait(failures, random) };
  const since = Math.min(failedSince ?? now, now);
  const counted = { ...same, failures: failures + 1, failedSince: since };
  if (verdict === 'receiver at fault') return { ...counted, dueAt: now };
  const isParked =
    othersAccepted && counted.failures >= FAILURES_TO_PARK && now - since >= parksAfter(answer);
  const wait = verdict === 'unclear' && !othersAccepted ? receiverWait : requestWait;
  return {
    ...counted,
    state: isParked ? 'parked' : 'pending',
    dueAt: now + wait(failures, random),
  } as const;
}

function parksAfter(answer: Answer) {
  const isTemporary = answer.kind === 'rejected' && answer.isTemporary;
  return isTemporary ? Infinity : (PARKS_AFTER_MS[inWords(answer) ?? ''] ?? Infinity);
}

function inWords(answer: Answer) {
  if (answer.kind === 'interrupted') return null;
  if (answer.kind === 'not prepared') return NOT_PREPARED;
  if (answer.kind === 'none') return answer.reason;
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

export function nextMove(state: LaneState, ours: string) {
  const {
    now,
    lease,
    leasedUntil,
    probeAt,
    nextUntriedAt,
    failedInARow,
    untriedDueAt,
    failedDueAt,
  } = state;
  // A time beyond the longest wait shows that the clock went back.
  const wait = (time: number, longestMs: number) =>
    time > now + longestMs ? 0 : Math.max(0, time - now);
  const waitOf = (dueAt: number | null, laneAt: number) =>
    dueAt === null
      ? Infinity
      : Math.max(wait(dueAt, LONGEST_WAIT_MS), wait(laneAt, LONGEST_PAUSE_MS));
  const untriedMs = waitOf(untriedDueAt, nextUntriedAt);
  const failedMs = waitOf(failedDueAt, probeAt);
  const dueMs = Math.min(untriedMs, failedMs);
  if (dueMs === Infinity) return undefined;
  // After a failure the newest goes first: many bad requests may precede it.
  const untried: Candidate = failedInARow > 0 ? 'newest untried' : 'oldest untried';
  const leaseMs = lease === ours ? 0 : wait(leasedUntil, 2 * LEASE_MS);
  const isDue = Math.min(untriedDueAt ?? Infinity, failedDueAt ?? Infinity) <= now;
  const because = isDue ? 'the lane is paused' : 'no request is due';
  return {
    ms: Math.max(dueMs, leaseMs),
    takes: untriedMs <= failedMs ? untried : 'least failed',
    because: leaseMs > 0 ? 'another process has the lane' : because,
  } as const;
}
