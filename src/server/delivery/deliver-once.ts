import { randomUUID } from 'node:crypto';
import { environment } from '#server/environment.ts';
import { housekeeping } from '#server/housekeeping.ts';
import { ourOutbox } from '#server/open-outbox.ts';
import { processWide } from '#server/process-wide.ts';
import { submit } from './receiver.ts';

/**
 * Serverless hosts end a call after a minute: 30 s for the webhook, 15 s for recording and alerts, the rest is left
 * to the next call.
 */
const CLAIM_FOR_MS = 15_000;
const HANG_UP_AFTER_MS = 45_000;

/** For hosts where no process lives long enough for a delivery loop. */
export async function deliverOnce() {
  const { receiver, ...given } = environment();
  const outbox = ourOutbox();
  try {
    if (receiver)
      await outbox.deliver((request, stop) => submit(request, receiver, stop), {
        lease: randomUUID(),
        stop: AbortSignal.timeout(CLAIM_FOR_MS),
        hangUp: AbortSignal.timeout(HANG_UP_AFTER_MS),
      });
  } finally {
    // Runs also if the store is away, because an operator must be told.
    await processWide('housekeeping', () => housekeeping(outbox, given))();
  }
}
