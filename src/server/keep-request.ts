import 'server-only';
import { type ConsultationRequest, webhookBody } from '#domain/consultation-request.ts';
import { deliverDirectly } from './delivery/deliver-directly.ts';
import { wakeDelivery } from './delivery/delivery-wake.ts';
import { failureCode } from './failure-code.ts';
import { log } from './log.ts';
import { ourOutbox } from './outbox/open-outbox.ts';
import type { LeadOrigin, NewRequest } from './outbox/requests.ts';

type Kept = 'kept' | 'delivered' | 'not kept';

/** Puts a request where it cannot be lost. Only 'not kept' leaves it to the browser's own copy. */
export async function keepRequest(given: {
  id: string;
  request: ConsultationRequest;
  origin: LeadOrigin;
  heldBecause?: string | undefined;
}): Promise<Kept> {
  const { id, heldBecause } = given;
  const request = { id, body: webhookBody(given.request), ...given.origin, heldBecause };
  if (await isStored(request)) return 'kept';
  // A suspected robot is not worth a call; a person's browser tries again.
  const isDelivered = heldBecause === undefined && (await deliverDirectly(request));
  return isDelivered ? 'delivered' : 'not kept';
}

async function isStored({ id, ...request }: NewRequest) {
  try {
    const outcome = await ourOutbox().add({ id, ...request });
    if (outcome === 'added') wakeDelivery();
    if (outcome === 'full') log.error('Store is full, requests go to the webhook directly', { id });
    else log.info('Request kept', { id, outcome, heldBecause: request.heldBecause });
    return outcome !== 'full';
  } catch (failure) {
    log.error('Store failed', { id, reason: failureCode(failure) });
    return false;
  }
}
