import type { Answer } from '#server/outbox/answer.ts';
import type { ClaimedRequest, Outbox } from '#server/site-outbox.ts';

export const OURS = 'the lease of this process';

export const accepted: Answer = { kind: 'accepted', status: 200 };

export const refused = (status = 503, retryAfterMs?: number) =>
  ({ kind: 'rejected', status, retryAfterMs }) as const;

export async function claimFrom(outbox: Outbox, lease = OURS): Promise<ClaimedRequest> {
  const request = await outbox.claim(lease);
  if (!request) throw new Error('nothing could be claimed');
  return request;
}

/** 0.5 means no jitter. */
export const tryNext = async (outbox: Outbox, answer: Answer = accepted) =>
  outbox.recordAttempt(await claimFrom(outbox), answer, 0.5);
