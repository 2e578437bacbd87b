import { processWide } from '#server/process-wide.ts';

const bell = processWide('delivery signal', () => ({ ring: () => {} }));

/** Tells this process's delivery that there is something to do. */
export function signalDelivery() {
  bell.ring();
}

/** What waking means here: a loop on a server, one round after the answer on a serverless host. */
export function onDeliverySignal(ring: () => void) {
  bell.ring = ring;
}
const lane = processWide('lane', () => ({ isOurs: false }));

/** Whether this process has a request on its way to the webhook. */
export function isDelivering() {
  return lane.isOurs;
}

export async function whileDelivering(deliver: () => Promise<void>) {
  lane.isOurs = true;
  try {
    await deliver();
  } finally {
    lane.isOurs = false;
  }
}
