import { log } from '#server/log.ts';
import type { Answer } from './answer.ts';
import type { Decision } from './decide.ts';
import type { laneIn } from './lane.ts';
import { keepLease } from './lease.ts';
import type { ClaimedRequest } from './stored-request.ts';

export type Send<Attributes> = (
  request: ClaimedRequest<Attributes>,
  stop: AbortSignal,
) => Promise<Answer>;

export type Delivery = {
  lease: string;
  stopClaiming: AbortSignal;
  hangUp?: AbortSignal;
  random?: () => number;
};

type Lane<Attributes> = ReturnType<typeof laneIn<Attributes>>;

/** One at a time: receivers remove duplicates reliably only in series. */
export async function deliverDue<Attributes>(
  lane: Lane<Attributes>,
  send: Send<Attributes>,
  delivery: Delivery,
) {
  let hasLane = false;
  while (!delivery.stopClaiming.aborted) {
    const request = await lane.claim(delivery.lease);
    if (typeof request === 'string') break;
    hasLane = true;
    await deliverOne(lane, send, request, delivery);
  }
  if (hasLane) await lane.leave(delivery.lease);
}

async function deliverOne<Attributes>(
  lane: Lane<Attributes>,
  send: Send<Attributes>,
  request: ClaimedRequest<Attributes>,
  { hangUp, random = Math.random }: Delivery,
) {
  const renewal = keepLease(lane, request.lease);
  try {
    const stop = AbortSignal.any([renewal.lost, ...(hangUp ? [hangUp] : [])]);
    const answer = await send(request, stop);
    const recorded = await renewal.retryWrite(() => lane.recordAttempt(request, answer, random()));
    if (recorded) logDecision(request, recorded);
  } finally {
    await renewal.stopRenewing();
  }
}

function logDecision({ id }: { id: string }, { state, lane, answer }: Decision) {
  if (state === 'parked') log.error('Request is parked: see npm run outbox -- show ID', { id });
  if (lane.does === 'flows again') log.info('Delivery has resumed');
  if (lane.does === 'pauses')
    log.error('Delivery is paused', { reason: answer, probeInMs: lane.probeInMs });
}
