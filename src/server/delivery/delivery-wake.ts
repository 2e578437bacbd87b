import 'server-only';
import { processWide } from '#server/process-wide.ts';

const bell = processWide('delivery-wake', () => ({ ring: () => {} }));

/** Tells this process's delivery that there is something to do. */
export function wakeDelivery() {
  bell.ring();
}

/** What waking means here: a loop on a server, one round after the answer on a serverless host. */
export function onWakeDelivery(ring: () => void) {
  bell.ring = ring;
}
