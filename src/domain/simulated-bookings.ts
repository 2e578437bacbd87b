import seedrandom from 'seedrandom/seedrandom.js';
import { callTimesOn } from './call-times.ts';

const MAX_BOOKED_A_DAY = 4;

/** Hours without a time zone have no calendar to read, so some times are shown as booked. A date always has the same ones. */
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
