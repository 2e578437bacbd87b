import { processWide } from './process-wide.ts';

const delivery = () => processWide('delivery', () => ({ wake: () => {} }));

/** Called when something may be due: a request, or a mail about one. */
export const signalDelivery = () => delivery().wake();

export function onDeliverySignal(wake: () => void) {
  delivery().wake = wake;
}
