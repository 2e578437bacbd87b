import { log } from '#server/log.ts';
import type { Decision } from '#server/outbox/decide.ts';
import type { Outbox } from '#server/outbox/outbox.ts';
import type { ClaimedRequest } from '#server/outbox/stored-request.ts';
import { keepLease } from './lease.ts';
import { type Receiver, submit } from './receiver.ts';

/** One lease for as long as somebody delivers: who lost touch with the store finds the lane still its own. */
export type Delivery = { outbox: Outbox; receiver: Receiver; lease: string; random?: () => number };

/** Delivers what is due until nothing is, the lane pauses, or `stop`. A call under way goes on, until `hangUp`. */
export async function deliverDueRequests(
  delivery: Delivery,
  stop: AbortSignal,
  hangUp?: AbortSignal,
) {
  const { outbox, lease } = delivery;
  const next = async () => (stop.aborted ? undefined : outbox.claim(lease));
  let request = await next();
  if (request === undefined) return;
  while (request !== undefined) {
    // One at a time: receivers remove duplicates reliably only in series.
    await deliver(request, delivery, hangUp);
    request = await next();
  }
  await outbox.leave(lease);
}

async function deliver(request: ClaimedRequest, delivery: Delivery, hangUp?: AbortSignal) {
  const { outbox, receiver, random = Math.random } = delivery;
  const hold = keepLease(outbox, request.lease);
  try {
    const ends = hangUp ? AbortSignal.any([hangUp, hold.lost]) : hold.lost;
    const answer = await submit(request, receiver, ends);
    const recorded = await hold.insist(() => outbox.recordAttempt(request, answer, random()));
    if (recorded) tell(request, recorded);
    return recorded;
  } finally {
    await hold.letGo();
  }
}

function tell({ id }: ClaimedRequest, { state, lane, answer }: Decision) {
  if (state === 'parked') log.error('Request parked, an operator must look', { id });
  if (lane.does === 'flows again') log.info('Delivery flows again');
  if (lane.does === 'pauses')
    log.error('Delivery pauses', { reason: answer, probeInMs: lane.probeInMs });
}
