import { randomUUID } from 'node:crypto';
import { environment } from '#server/configuration/environment.ts';
import { couriersOf } from '#server/delivery/couriers.ts';
import { processWide } from '#server/process/process-wide.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import { housekeeper } from './housekeeping.ts';

/**
 * A serverless host ends an invocation after 60 s. The receiver of the last claimed row has 30 s to
 * answer (`LONGEST_SERVERLESS_DELIVERY_MS`), and 15 s remain to record it and to send alerts.
 */
const CLAIM_FOR_MS = 15_000;
const HANG_UP_AFTER_MS = 45_000;

export async function deliverAndKeepHouse() {
  const settings = environment();
  const requests = ourRequests();
  const run = {
    lease: randomUUID(),
    stopClaiming: AbortSignal.timeout(CLAIM_FOR_MS),
    hangUp: AbortSignal.timeout(HANG_UP_AFTER_MS),
  };
  try {
    await Promise.all(couriersOf(requests, settings).map((courier) => courier.deliver(run)));
  } finally {
    await processWide('housekeeping', () => housekeeper(requests, settings))();
  }
}
