import type { Outbox } from '#server/outbox/outbox.ts';
import type { Outcome } from '#server/outbox/record-attempt.ts';
import type { ClaimedRequest } from '#server/outbox/stored-request.ts';

export const OURS = 'the lease of this process';
export const PROBE_MS = 5_000;

export const delivered = { kind: 'delivered', answer: '200' } as const;

/** A failure for which nobody is parked, with whatever a test changes about it. */
export const failed = (waitMs = 0, changes = {}) => ({
  ...({ kind: 'failed', answer: '503', pauses: false, waitMs, probeInMs: PROBE_MS } as const),
  ...{ parksAfterMs: Number.MAX_SAFE_INTEGER, ...changes },
});

export async function claimFrom(outbox: Outbox, lease = OURS): Promise<ClaimedRequest> {
  const request = await outbox.claim(lease);
  if (request === undefined) throw new Error('nothing could be claimed');
  return request;
}

/** Tries what has been due longest, with this outcome. */
export const tryNext = async (outbox: Outbox, outcome: Outcome = delivered) =>
  outbox.recordAttempt(await claimFrom(outbox), outcome);
