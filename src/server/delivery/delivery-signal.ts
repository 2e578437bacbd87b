import { processWide } from '#server/process-wide.ts';

const delivery = processWide('delivery', () => ({ wake: () => {} }));

export const signalDelivery = () => delivery.wake();

/** A loop on a server, one round after the answer on a serverless host. */
export function onDeliverySignal(wake: () => void) {
  delivery.wake = wake;
}
