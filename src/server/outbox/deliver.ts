import { log } from '#server/log.ts';
import type { Answer } from './answer.ts';
import type { Decision } from './decide.ts';
import type { laneIn } from './lane.ts';
import { keepLease } from './lease.ts';
import type { ClaimedRequest } from './stored-request.ts';

/** Must hang up when `stop` aborts. */
export type Handler<Attributes> = (
  request: ClaimedRequest<Attributes>,
  stop: AbortSignal,
) => Promise<Answer>;

export type Delivery = {
  /** The same over reconnects, so that a process finds the lane still its own. */
  lease: string;
  /** Stops claiming. The call under way continues until `hangUp`. */
  stop: AbortSignal;
  hangUp?: AbortSignal;
  random?: () => number;
};

type Lane<Attributes> = ReturnType<typeof laneIn<Attributes>>;

export async function deliverAlong<Attributes>(
  lane: Lane<Attributes>,
  handler: Handler<Attributes>,
  delivery: Delivery,
) {
  const { lease, stop } = delivery;
  const next = async () => (stop.aborted ? 'stopped' : lane.claim(lease));
  let request = await next();
  if (typeof request === 'string') return;
  while (typeof request !== 'string') {
    // One at a time: receivers remove duplicates reliably only in series.
    await deliverOne(lane, handler, request, delivery);
    request = await next();
  }
  await lane.leave(lease);
}

async function deliverOne<Attributes>(
  lane: Lane<Attributes>,
  handler: Handler<Attributes>,
  request: ClaimedRequest<Attributes>,
  { hangUp, random = Math.random }: Delivery,
) {
  const hold = keepLease(lane, request.lease);
  try {
    const answer = await handler(
      request,
      AbortSignal.any([hold.lost, ...(hangUp ? [hangUp] : [])]),
    );
    const recorded = await hold.insist(() => lane.recordAttempt(request, answer, random()));
    if (recorded) logDecision(request, recorded);
  } finally {
    await hold.letGo();
  }
}

function logDecision({ id }: { id: string }, { state, lane, answer }: Decision) {
  if (state === 'parked') log.error('Request parked, an operator must look', { id });
  if (lane.does === 'flows again') log.info('Delivery flows again');
  if (lane.does === 'pauses')
    log.error('Delivery pauses', { reason: answer, probeInMs: lane.probeInMs });
}
