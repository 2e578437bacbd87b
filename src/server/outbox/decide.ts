import type { Answer } from '#server/delivery/submission.ts';
import type { RequestState } from './stored-request.ts';
import {
  DAY_MS,
  FAILURES_TO_PARK,
  FAILURES_TO_PAUSE,
  HELD_DAYS,
  LEASE_MS,
  LONGEST_PAUSE_MS,
  LONGEST_WAIT_MS,
  NOT_PREPARED,
  ownWait,
  SPEAKS_OF_REQUEST,
  waitBeforeProbe,
} from './waits.ts';

/** What is known of a request when its attempt has ended, and of those that wait beside it. */
export type Facts = {
  now: number;
  dueAt: number;
  /** Its own failures before this attempt, since when, and whether another was accepted after the first of them. */
  failures: number;
  failedSince: number | null;
  othersPassed: boolean;
  /** How many probes this pause of the lane takes, with this one; 0 while the lane flows. */
  probes: number;
  /** Others that failed with nothing accepted since, the newest first: how often, and by which answer. */
  others: readonly { answer: string | null; failures: number }[];
};

export type Decision = {
  state: RequestState;
  dueAt: number;
  failures: number;
  failedSince: number | null;
  /** Nothing where none came: the one before is still the last. */
  answer: string | null;
  lane: 'flows' | 'pauses' | 'stays paused' | 'flows again';
  /** Of a paused lane: how many probes it takes, with the next one, and when that is due. */
  probes: number;
  probeInMs: number;
  because: string;
};

/** What becomes of a request and of the lane after an attempt. `random` is from 0 up to 1. */
export function decide(answer: Answer, facts: Facts, random: number): Decision {
  const { now, failures, failedSince, othersPassed, probes } = facts;
  const isProbe = probes > 0;
  const said = wordsOf(answer);
  const same = {
    state: 'pending',
    failures,
    failedSince,
    answer: said,
    probes,
    probeInMs: 0,
  } as const;

  if (answer.kind === 'accepted') {
    const lane = isProbe ? 'flows again' : 'flows';
    return { ...same, state: 'delivered', dueAt: now, lane, because: 'the receiver has it' };
  }
  if (answer.kind === 'interrupted') {
    const lane = isProbe ? 'stays paused' : 'flows';
    const because = 'we hung up, and the receiver may be at work on it';
    return { ...same, dueAt: now + ownWait(failures, random), lane, because };
  }

  const parksAfterMs = SPEAKS_OF_REQUEST[said ?? ''];
  const retryAfterMs = ('retryAfterMs' in answer && answer.retryAfterMs) || 0;
  if (parksAfterMs === undefined && (isProbe || retryAfterMs > 0 || isThirdInARow(facts))) {
    const probeInMs = Math.max(waitBeforeProbe(probes, random), retryAfterMs);
    const because = 'the receiver is away';
    const away = { ...same, probes: probes + 1, probeInMs, because } as const;
    // A probe that failed goes behind the others, because it could be what the receiver cannot take.
    return isProbe
      ? { ...away, dueAt: now, lane: 'stays paused' }
      : { ...away, dueAt: facts.dueAt, lane: 'pauses' };
  }

  const since = Math.min(failedSince ?? now, now);
  const isParked =
    othersPassed && failures + 1 >= FAILURES_TO_PARK && now - since >= (parksAfterMs ?? Infinity);
  const waitMs =
    parksAfterMs === undefined && !othersPassed
      ? waitBeforeProbe(failures, random)
      : ownWait(failures, random);
  return {
    ...same,
    state: isParked ? 'parked' : 'pending',
    dueAt: now + waitMs,
    failures: failures + 1,
    failedSince: since,
    // A receiver that finds fault with a request is not away.
    lane: isProbe ? 'flows again' : 'flows',
    because: isParked ? 'it is refused for ever, while others pass' : 'it failed by itself',
  };
}

/** What the receiver said, as the store remembers it. */
function wordsOf(answer: Answer) {
  if (answer.kind === 'interrupted') return null;
  if (answer.kind === 'not prepared') return NOT_PREPARED;
  if (answer.kind === 'none') return answer.reason;
  const without = answer.kind === 'accepted' && answer.mailboxesWithout;
  return without ? `${answer.status}, not to ${without} of MAIL_TO` : `${answer.status}`;
}

function isThirdInARow({ failures, othersPassed, others }: Facts) {
  const away = others.filter(({ answer }) => !((answer ?? '') in SPEAKS_OF_REQUEST));
  // Its own failures before another was accepted are no part of this row.
  const inARow = away.reduce((sum, each) => sum + each.failures, othersPassed ? 1 : failures + 1);
  return away.length > 0 && inARow >= FAILURES_TO_PAUSE;
}

/**
 * What an operator may do, and with what. Retried, released and sent again is due now, as if it had never failed, and its
 * call is judged again; a retry has the lane probe now, too. What is discarded or forgotten leaves nothing, but the id of
 * what was delivered.
 */
export const MAY_BE = {
  retried: ['pending', 'parked'],
  released: ['held'],
  'sent again': ['delivered'],
  discarded: ['held', 'parked'],
} as const satisfies Record<string, readonly RequestState[]>;

/**
 * What is forgotten by itself: of what was delivered so long ago, and whose call is over, the words; what is held for
 * longer than anybody looks at it, wholly, as is what has no room beside newer ones. Nothing else, however long it waits.
 */
export const forgottenIn = (now: number, purgeAfterDays: number) => ({
  deliveredBefore: now - purgeAfterDays * DAY_MS,
  callOverBefore: now,
  heldBefore: now - HELD_DAYS * DAY_MS,
});

/** What says whose turn it is. */
export type Turn = {
  now: number;
  lease: string | null;
  leasedUntil: number;
  probeAt: number;
  /** Of all that wait for nothing else. */
  firstDueAt: number | null;
};

/** How long until whoever asks can have a request; nothing while none waits. */
export function msUntilTurn({ now, lease, leasedUntil, probeAt, firstDueAt }: Turn, asks: string) {
  if (firstDueAt === null) return undefined;
  const wait = (time: number, longestMs: number) =>
    time > now + longestMs ? 0 : Math.max(0, time - now);
  return Math.max(
    wait(firstDueAt, LONGEST_WAIT_MS),
    wait(probeAt, LONGEST_PAUSE_MS),
    lease === asks ? 0 : wait(leasedUntil, 2 * LEASE_MS),
  );
}
