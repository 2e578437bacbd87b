import { randomUUID } from 'node:crypto';
import { environment } from '#server/configuration/environment.ts';
import { housekeeping } from '#server/health/housekeeping.ts';
import { ourOutbox } from '#server/open-outbox.ts';
import { processWide } from '#server/process-wide.ts';
import { type Delivered, deliveriesOf } from './deliveries.ts';

/** A serverless host ends an invocation after 60 s: 30 s remain for the receiver, 15 s for recording and alerts. */
const CLAIM_FOR_MS = 15_000;
const HANG_UP_AFTER_MS = 45_000;

export async function deliverOnce() {
  const given = environment();
  const outbox = ourOutbox();
  try {
    const signals = {
      stopClaiming: AbortSignal.timeout(CLAIM_FOR_MS),
      hangUp: AbortSignal.timeout(HANG_UP_AFTER_MS),
    };
    const deliver = (each: Delivered) =>
      each.outbox.deliver(each.send, { lease: randomUUID(), of: each.of, ...signals });
    await Promise.all(deliveriesOf(outbox, given).map(deliver));
  } finally {
    await processWide('housekeeping', () => housekeeping(outbox, given))();
  }
}
