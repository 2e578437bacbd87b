import { processWide } from '#server/process-wide.ts';

/** Of this process: how its delivery is woken, and whether it has a request on its way to the receiver. */
const delivery = processWide('delivery', () => ({ wake: () => {}, isUnderWay: false }));

/** Tells this process's delivery that there is something to do. */
export const signalDelivery = () => delivery.wake();

/** What waking means here: a loop on a server, one round after the answer on a serverless host. */
export function onDeliverySignal(wake: () => void) {
  delivery.wake = wake;
}

export const isDelivering = () => delivery.isUnderWay;

export async function whileDelivering(deliver: () => Promise<void>) {
  delivery.isUnderWay = true;
  try {
    await deliver();
  } finally {
    delivery.isUnderWay = false;
  }
}
