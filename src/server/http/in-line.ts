import { isDelivering } from '#server/delivery/delivery-signal.ts';

/** Together they wait for the disk once; one after another they leave delivery its turns. */
const AT_ONCE = 32;
const AT_ONCE_BESIDE_DELIVERY = 1;

const waiting: (() => void)[] = [];

/**
 * Of a crowd that posts only a few begin in one turn of the event loop, so that a turn is short: what takes several,
 * as a delivery does, is not kept waiting by them.
 */
export function inLine(begin: () => void) {
  if (waiting.push(begin) === 1) setImmediate(beginSome);
}

function beginSome() {
  const some = waiting.splice(0, isDelivering() ? AT_ONCE_BESIDE_DELIVERY : AT_ONCE);
  if (waiting.length > 0) setImmediate(beginSome);
  for (const begin of some) begin();
}
