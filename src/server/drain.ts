import 'server-only';
import { deliverDueRequests } from './delivery.ts';
import { environment } from './environment.ts';
import { housekeeping } from './housekeeping.ts';
import { ourOutbox } from './outbox/open-outbox.ts';
import { processWide } from './process-wide.ts';

/** Serverless hosts end a call after a minute or so; whatever is left then is for the next one. */
const DRAIN_MS = 40_000;

/** Delivers what is due now, where no process lives long enough to wait for more. */
export async function drainOutbox() {
  const { receiver, purgeAfterDays } = environment();
  const outbox = ourOutbox();
  if (receiver) await deliverDueRequests({ outbox, receiver }, AbortSignal.timeout(DRAIN_MS));
  await processWide('housekeeping', () => housekeeping(outbox, purgeAfterDays))();
}
