import seedrandom from 'seedrandom/seedrandom.js';
import { callTimesOn } from './call-times.ts';

const MAX_BOOKED_A_DAY = 4;

/** Used only while the hours have no time zone, and only in the browser's calendar. To show what booked times look like, one to four times of each day are shown as booked. The date is the seed, so all visitors see the same ones. */
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
