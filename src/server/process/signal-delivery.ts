import { processWide } from './process-wide.ts';

const delivery = () => processWide('delivery', () => ({ wake: () => {} }));

export const signalDelivery = () => delivery().wake();

export function onDeliverySignal(wake: () => void) {
  delivery().wake = wake;
}
