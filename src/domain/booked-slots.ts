import seedrandom from 'seedrandom/seedrandom.js';
import { slotsOn } from './call-slots.ts';

const MAX_BOOKED_A_DAY = 4;

/** The specification simulates bookings where no calendar is read. */
export const simulatedBookings = (date: string): readonly string[] =>
  simulateBookings(date, slotsOn(date));

export function simulateBookings(date: string, slots: readonly string[]): readonly string[] {
  const random = seedrandom(date);
  const below = (limit: number) => Math.floor(random() * limit);

  const count = Math.min(1 + below(MAX_BOOKED_A_DAY), slots.length - 1);
  const booked = new Set<string>();
  while (booked.size < count) {
    const slot = slots[below(slots.length)];
    if (slot) booked.add(slot);
  }
  return [...booked].sort();
}
