import { failedAttempt } from '#server/delivery/webhook.ts';
import type { Attempt } from '#server/queue/attempt.ts';
import type { Requests } from '#server/requests/requests.ts';

export const OURS = 'the lease of this process';

export const accepted: Attempt = { verdict: 'accepted', answer: '200' };

export const refused = (status = 503, retryAfterMs?: number) => failedAttempt(status, retryAfterMs);

export async function claimFrom(requests: Requests, lease = OURS) {
  const request = await requests.claim(lease);
  if (!request) throw new Error('nothing could be claimed');
  return request;
}

/** 0.5 means no jitter. */
export const tryNext = async (requests: Requests, attempt = accepted) =>
  requests.recordAttempt(await claimFrom(requests), attempt, 0.5);
