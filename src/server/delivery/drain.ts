import 'server-only';
import { environment } from '#server/environment.ts';
import { housekeeping } from '#server/housekeeping.ts';
import { ourOutbox } from '#server/outbox/open-outbox.ts';
import { processWide } from '#server/process-wide.ts';
import { deliverDueRequests } from './delivery.ts';

/** Serverless hosts end a call after a minute or so; whatever is left then is for the next one. */
const DRAIN_MS = 40_000;

/** Delivers what is due now, where no process lives long enough to wait for more. */
export async function drainOutbox() {
  const { receiver, purgeAfterDays } = environment();
  const outbox = ourOutbox();
  if (receiver) await deliverDueRequests({ outbox, receiver }, AbortSignal.timeout(DRAIN_MS));
  await processWide('housekeeping', () => housekeeping(outbox, purgeAfterDays))();
}
