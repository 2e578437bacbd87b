import { processWide } from '#server/process-wide.ts';

/** Of this process: how its delivery is woken. */
const delivery = processWide('delivery', () => ({ wake: () => {} }));

/** Tells this process's delivery that there is something to do. */
export const signalDelivery = () => delivery.wake();

/** What waking means here: a loop on a server, one round after the answer on a serverless host. */
export function onDeliverySignal(wake: () => void) {
  delivery.wake = wake;
}
