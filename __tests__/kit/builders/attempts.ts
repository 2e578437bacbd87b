import { failedAttempt } from '#server/delivery/webhook.ts';
import type { Attempt } from '#server/queue/attempt.ts';
import type { Claims } from '#server/queue/claims.ts';

export const OURS = 'the lease of this process';

export const accepted: Attempt = { verdict: 'accepted', answer: '200' };

export const refused = (status = 503, retryAfterMs?: number) => failedAttempt(status, retryAfterMs);

export async function claimFrom<Row>(queue: Pick<Claims<Row>, 'claim'>, lease = OURS) {
  const claimed = await queue.claim(lease);
  if (!claimed) throw new Error('nothing could be claimed');
  return claimed;
}

/** 0.5 means no jitter. */
export const tryNext = async <Row>(
  queue: Pick<Claims<Row>, 'claim' | 'recordAttempt'>,
  attempt = accepted,
) => queue.recordAttempt(await claimFrom(queue), attempt, 0.5);

/** No mail reaches it: these tests send by a function of their own, or not at all. */
export const mailServer = {
  smtpUrl: new URL('smtp://mail.example'),
  from: 'site@agency.example',
  to: [],
  timeoutMs: 500,
};
