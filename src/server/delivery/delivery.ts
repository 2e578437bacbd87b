import 'server-only';
import { log } from '#server/log.ts';
import type { ClaimedRequest, Outbox, Outcome } from '#server/outbox/outbox.ts';
import { waitAfterAttempt } from './retry-schedule.ts';
import { type Answer, postToWebhook, type Receiver } from './webhook.ts';

export type Delivery = { outbox: Outbox; receiver: Receiver; random?: () => number };

/** The receiver finds fault with what it was sent, and not with when, how or by whom. */
const REFUSALS = [400, 413, 422];

/** Delivers what is due until nothing is, or until `stop`. A call under way goes on, until `hangUp` if given. */
export async function deliverDueRequests(
  delivery: Delivery,
  stop: AbortSignal,
  hangUp?: AbortSignal,
) {
  const { outbox, receiver } = delivery;
  // One at a time: a receiver that has just come back should not meet a crowd.
  for await (const request of claimDueRequests(outbox, stop)) {
    const answer = await postToWebhook(request, receiver, hangUp);
    const state = await outbox.settle(request, outcomeOf(answer, request, delivery.random));
    if (state === 'parked') log.error('Request parked, an operator must look', { id: request.id });
  }
}

async function* claimDueRequests(outbox: Outbox, stop: AbortSignal) {
  while (!stop.aborted) {
    const request = await outbox.claim();
    if (request === undefined) return;
    yield request;
  }
}

function outcomeOf(answer: Answer, { attempt }: ClaimedRequest, random = Math.random): Outcome {
  const waitMs = waitAfterAttempt(attempt, random);
  switch (answer.kind) {
    case 'accepted':
      return { kind: 'delivered', answer: String(answer.status) };
    case 'interrupted':
      return { kind: 'interrupted', waitMs };
    case 'none':
      return { kind: 'failed', answer: answer.reason, waitMs, wasToldToWait: false };
    case 'rejected': {
      const { status, retryAfterMs } = answer;
      if (REFUSALS.includes(status)) return { kind: 'refused', answer: String(status), waitMs };
      return {
        ...{ kind: 'failed', answer: String(status) },
        waitMs: Math.max(waitMs, retryAfterMs ?? 0),
        wasToldToWait: retryAfterMs !== undefined,
      };
    }
  }
}
