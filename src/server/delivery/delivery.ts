import { log } from '#server/log.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import type { Outcome, Recorded } from '#server/outbox/record-attempt.ts';
import type { ClaimedRequest } from '#server/outbox/stored-request.ts';
import { whileDelivering } from './delivery-signal.ts';
import { keepLease } from './lease.ts';
import { type Receiver, submit } from './receiver.ts';
import type { Answer } from './submission.ts';

/** One lease for as long as somebody delivers: who lost touch with the store finds the lane still its own. */
export type Delivery = {
  outbox: Outbox;
  receiver: Receiver;
  lease: string;
  random?: () => number;
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** For a request that fails while others pass. The last wait stays for ever: a request is never given up. */
const WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS] as const;

/** So that requests which failed together do not all come back together. */
const JITTER = 0.2;

/** Before the first probes of a paused lane; then half a minute to a minute, whatever the outage lasts. */
const PROBE_WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS] as const;
const LATER_PROBE_MS = 30 * SECOND_MS;

const DAY_MS = 86_400_000;

/** The receiver finds fault with what it was sent. With 400 Make says that its queue is full: no request's fault. */
const PARKS_AFTER_MS: Readonly<Record<number, number>> = {
  ...{ 400: DAY_MS, 413: 0, 422: 0 },
  // A mail server says of this very message that it is too large, or that it will not have it.
  ...{ 552: 0, 554: 0 },
};

/** So answers n8n, too, when it ran the workflow and that failed: what is paid for is not run again every minute. */
const RAN_AND_FAILED = 500;

/** Delivers what is due until nothing is, the lane pauses, or `stop`. A call under way goes on, until `hangUp`. */
export async function deliverDueRequests(
  delivery: Delivery,
  stop: AbortSignal,
  hangUp?: AbortSignal,
) {
  const { outbox, lease } = delivery;
  let request = stop.aborted ? undefined : await outbox.claim(lease);
  if (request === undefined) return;
  await whileDelivering(async () => {
    while (request !== undefined) {
      // One at a time: receivers remove duplicates reliably only in series.
      const recorded = await deliver(request, delivery, hangUp);
      const isPaused = recorded?.lane === 'pauses' || recorded?.lane === 'stays paused';
      const isOver = stop.aborted || isPaused;
      request = isOver ? undefined : (recorded?.next ?? (await outbox.claim(lease)));
    }
  });
  await outbox.leave(lease);
}

async function deliver(request: ClaimedRequest, delivery: Delivery, hangUp?: AbortSignal) {
  const { outbox, receiver } = delivery;
  const hold = keepLease(outbox, request.lease);
  try {
    const ends = hangUp ? AbortSignal.any([hangUp, hold.lost]) : hold.lost;
    const answer = await submit(request, receiver, ends);
    const outcome = outcomeOf(answer, request, delivery.random);
    const recorded = await hold.insist(() => outbox.recordAttempt(request, outcome));
    if (recorded) tell(request, outcome, recorded);
    return recorded;
  } finally {
    await hold.letGo();
  }
}

function outcomeOf(
  answer: Answer,
  { failures, probes }: ClaimedRequest,
  random = Math.random,
): Outcome {
  const waitMs = waitAfterFailure(failures, random);
  if (answer.kind === 'accepted') {
    const { status, mailboxesWithout: without } = answer;
    return {
      kind: 'delivered',
      answer: without ? `${status}, not to ${without} of MAIL_TO` : `${status}`,
    };
  }
  if (answer.kind === 'interrupted') return { kind: 'interrupted', waitMs };
  const { status = 0, retryAfterMs = 0 } = answer.kind === 'rejected' ? answer : {};
  const isAboutRequest = status in PARKS_AFTER_MS || status === RAN_AND_FAILED;
  return {
    kind: 'failed',
    answer: answer.kind === 'none' ? answer.reason : String(status),
    pauses: retryAfterMs > 0,
    waitMs,
    waitAloneMs: isAboutRequest ? undefined : waitBeforeProbe(failures, random),
    probeInMs: Math.max(waitBeforeProbe(probes, random), retryAfterMs),
    parksAfterMs: PARKS_AFTER_MS[status] ?? Number.MAX_SAFE_INTEGER,
  };
}

function tell({ id }: ClaimedRequest, outcome: Outcome, { state, lane }: Recorded) {
  if (state === 'parked') log.error('Request parked, an operator must look', { id });
  if (lane === 'flows again') log.info('Delivery flows again');
  if (lane === 'pauses' && outcome.kind === 'failed')
    log.error('Delivery pauses', { reason: outcome.answer, probeInMs: outcome.probeInMs });
}

/** How long a request waits that has failed so often before, by its own fault. `random` is from 0 up to 1. */
export const waitAfterFailure = (failures: number, random: () => number) =>
  jittered(WAITS_MS[failures] ?? 15 * MINUTE_MS, random);

/** How long a lane that has probed so often waits before it probes again. */
export function waitBeforeProbe(probes: number, random: () => number) {
  const waitMs = PROBE_WAITS_MS[probes];
  return waitMs === undefined
    ? Math.round(LATER_PROBE_MS * (1 + random()))
    : jittered(waitMs, random);
}

const jittered = (ms: number, random: () => number) =>
  Math.round(ms * (1 - JITTER + 2 * JITTER * random()));
