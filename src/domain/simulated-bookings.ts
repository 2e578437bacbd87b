import seedrandom from 'seedrandom/seedrandom.js';
import { callTimesOn } from './call-times.ts';

const MAX_BOOKED_A_DAY = 4;

/** The date is the seed, so all visitors see the same. */
export function simulatedBookings(date: string, times: readonly string[] = callTimesOn(date)) {
  const random = seedrandom(date);
  const randomBelow = (limit: number) => Math.floor(random() * limit);

  const count = Math.min(1 + randomBelow(MAX_BOOKED_A_DAY), times.length - 1);
  const booked = new Set<string>();
  while (booked.size < count) {
    const time = times[randomBelow(times.length)];
    if (time) booked.add(time);
  }
  return [...booked].sort();
}
