import seedrandom from 'seedrandom/seedrandom.js';
import { slotsOn } from './call-slots.ts';

const MAX_BOOKED_A_DAY = 4;

/** Hours without a time zone have no calendar to read, so some slots are shown as booked. A date always has the same ones. */
export function simulatedBookings(date: string, slots: readonly string[] = slotsOn(date)) {
  const random = seedrandom(date);
  const randomBelow = (limit: number) => Math.floor(random() * limit);

  const count = Math.min(1 + randomBelow(MAX_BOOKED_A_DAY), slots.length - 1);
  const booked = new Set<string>();
  while (booked.size < count) {
    const slot = slots[randomBelow(slots.length)];
    if (slot) booked.add(slot);
  }
  return [...booked].sort();
}
