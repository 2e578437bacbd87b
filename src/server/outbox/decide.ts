import type { Answer } from './answer.ts';
import type { RequestState } from './stored-request.ts';
import {
  DAY_MS,
  FAILURES_OF_PASSED_TO_PAUSE,
  FAILURES_TO_PARK,
  FAILURES_TO_PAUSE,
  FRESH_APART_MS,
  HELD_DAYS,
  LEASE_MS,
  LONGEST_PAUSE_MS,
  LONGEST_WAIT_MS,
  NOT_PREPARED,
  ownWait,
  PARKS_AFTER_MS,
  SPEAKS_OF_REQUEST,
  waitBeforeProbe,
} from './waits.ts';

export type Facts = {
  id: string;
  now: number;
  failures: number;
  othersPassed: boolean;
  /** First failure, or the first acceptance of another request after it. */
  failedSince: number | null;
  probes: number;
  /**
   * Failures since the last acceptance that may be the receiver's fault. `onlyFailed` is set while one request caused
   * all of them.
   */
  failedInARow: number;
  onlyFailed: string | null;
};

export type Decision = {
  state: RequestState;
  dueAt: number;
  failures: number;
  failedSince: number | null;
  /** Null if no answer came: the stored one stays. */
  answer: string | null;
  lane: LaneDecision;
  because: string;
};

export type LaneDecision = { failedInARow: number; onlyFailed: string | null } & (
  | { does: 'flows' | 'flows again' }
  /** `probeInMs` is null if the time of the next probe stays. */
  | { does: 'pauses' | 'stays paused'; probes: number; probeInMs: number | null; freshInMs: number }
);

/** Decides what an attempt does to the request and to the lane. `random` is in [0, 1). */
export function decide(answer: Answer, facts: Facts, random: number): Decision {
  const { id, now, failures, failedSince, othersPassed, probes, failedInARow, onlyFailed } = facts;
  const isProbe = probes > 0;
  const said = wordsOf(answer);
  const same = { state: 'pending', failures, failedSince, answer: said } as const;
  const isFlowing = {
    does: isProbe ? 'flows again' : 'flows',
    failedInARow: 0,
    onlyFailed: null,
  } as const;

  if (answer.kind === 'accepted') {
    const because = 'the receiver has it';
    return { ...same, state: 'delivered', dueAt: now, lane: isFlowing, because };
  }
  if (answer.kind === 'interrupted') {
    const because = 'we hung up, and the receiver may be at work on it';
    const unchanged = { failedInARow, onlyFailed };
    const lane: LaneDecision = isProbe
      ? { does: 'stays paused', probes, probeInMs: null, freshInMs: 0, ...unchanged }
      : { does: 'flows', ...unchanged };
    return { ...same, dueAt: now + ownWait(failures, random), lane, because };
  }

  const since = Math.min(failedSince ?? now, now);
  const counted = { ...same, failures: failures + 1, failedSince: since };
  const speaksOfRequest = SPEAKS_OF_REQUEST.includes(said ?? '');
  const retryAfterMs = ('retryAfterMs' in answer && answer.retryAfterMs) || 0;
  const isSameAgain = onlyFailed === id || failedInARow === 0;
  const row = { failedInARow: failedInARow + 1, onlyFailed: isSameAgain ? id : null };
  const enough = othersPassed ? FAILURES_OF_PASSED_TO_PAUSE : FAILURES_TO_PAUSE;
  const isReceivers = row.failedInARow >= enough && !isSameAgain;
  if (!speaksOfRequest && (isProbe || retryAfterMs > 0 || isReceivers)) {
    // New requests from a stranger must not postpone the probe of a failed request.
    const keepsProbe = isProbe && failures === 0 && retryAfterMs === 0;
    const lane: LaneDecision = {
      ...row,
      does: isProbe ? 'stays paused' : 'pauses',
      probes: keepsProbe ? probes : probes + 1,
      probeInMs: keepsProbe ? null : Math.max(waitBeforeProbe(probes, random), retryAfterMs),
      freshInMs: Math.max(FRESH_APART_MS, retryAfterMs),
    };
    // It is due now, behind requests that failed less often or earlier.
    return { ...counted, dueAt: now, lane, because: 'the receiver is away' };
  }

  const isParked =
    othersPassed && counted.failures >= FAILURES_TO_PARK && now - since >= parksAfter(answer, said);
  const isAlone = !speaksOfRequest && !othersPassed;
  const wait = isAlone ? waitBeforeProbe : ownWait;
  return {
    ...counted,
    state: isParked ? 'parked' : 'pending',
    dueAt: now + wait(failures, random),
    // An answer about the request shows that the receiver works.
    lane: speaksOfRequest ? isFlowing : { does: 'flows', ...row },
    because: isParked ? 'it is refused for ever, while others pass' : 'it failed by itself',
  };
}

function parksAfter(answer: Answer, said: string | null) {
  const isTemporary = answer.kind === 'rejected' && answer.isTemporary;
  return isTemporary ? Infinity : (PARKS_AFTER_MS[said ?? ''] ?? Infinity);
}

function wordsOf(answer: Answer) {
  if (answer.kind === 'interrupted') return null;
  if (answer.kind === 'not prepared') return NOT_PREPARED;
  if (answer.kind === 'none') return answer.reason;
  const without = answer.kind === 'accepted' && answer.mailboxesWithout;
  return without ? `${answer.status}, not to ${without} of MAIL_TO` : `${answer.status}`;
}

/**
 * The states from which an operator may act. Retry, release and resend make a request due now, as if it had never
 * failed.
 */
export const MAY_BE = {
  retried: ['pending', 'parked'],
  released: ['held'],
  'sent again': ['delivered'],
  discarded: ['held', 'parked'],
} as const satisfies Record<string, readonly RequestState[]>;

/**
 * Purging erases the words of delivered requests after `purgeAfterDays`, and deletes held requests after `HELD_DAYS`.
 * Nothing else expires.
 */
export const purgeLimits = (now: number, purgeAfterDays: number) => ({
  deliveredBefore: now - purgeAfterDays * DAY_MS,
  keptBefore: now,
  heldBefore: now - HELD_DAYS * DAY_MS,
});

export type Turn = {
  now: number;
  lease: string | null;
  leasedUntil: number;
  probeAt: number;
  freshAt: number;
  failedInARow: number;
  freshDueAt: number | null;
  failedDueAt: number | null;
};

export type Pick = 'oldest fresh' | 'newest fresh' | 'least failed';

/** Picks the next request for the process that asks. Undefined while none waits. */
export function nextTurn(turn: Turn, asks: string) {
  const { now, lease, leasedUntil, probeAt, freshAt, failedInARow, freshDueAt, failedDueAt } = turn;
  // A time beyond the longest wait shows that the clock went back.
  const wait = (time: number, longestMs: number) =>
    time > now + longestMs ? 0 : Math.max(0, time - now);
  const waitOf = (dueAt: number | null, laneAt: number) =>
    dueAt === null
      ? Infinity
      : Math.max(wait(dueAt, LONGEST_WAIT_MS), wait(laneAt, LONGEST_PAUSE_MS));
  const freshMs = waitOf(freshDueAt, freshAt);
  const failedMs = waitOf(failedDueAt, probeAt);
  const dueMs = Math.min(freshMs, failedMs);
  if (dueMs === Infinity) return undefined;
  // While the receiver is in doubt, the newest goes first: many bad requests may precede it.
  const fresh: Pick = failedInARow > 0 ? 'newest fresh' : 'oldest fresh';
  const leaseMs = lease === asks ? 0 : wait(leasedUntil, 2 * LEASE_MS);
  const isDue = Math.min(freshDueAt ?? Infinity, failedDueAt ?? Infinity) <= now;
  const waits = isDue ? 'the lane is paused' : 'no request is due';
  return {
    ms: Math.max(dueMs, leaseMs),
    takes: freshMs <= failedMs ? fresh : 'least failed',
    because: leaseMs > 0 ? 'another process has the lane' : waits,
  } as const;
}
