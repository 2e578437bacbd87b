import { randomUUID } from 'node:crypto';
import { environment } from '#server/environment.ts';
import { housekeeping } from '#server/housekeeping.ts';
import { ourOutbox } from '#server/our-outbox.ts';
import { processWide } from '#server/process-wide.ts';
import { submit } from './receiver.ts';

/**
 * Serverless hosts end a call after a minute. So every call of the webhook has half of that, and what comes after it,
 * an ending to be written down and an alert to be told, has a quarter; whatever is left then is for the next one.
 */
const CLAIM_FOR_MS = 15_000;
const HANG_UP_AFTER_MS = 45_000;

/** Delivers what is due now and keeps house, where no process lives long enough to wait for more. */
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
    // A store that is away fails delivery, and is just what an operator must be told of.
    await processWide('housekeeping', () => housekeeping(outbox, given))();
  }
}
