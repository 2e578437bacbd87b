import { callHours } from './call-hours.ts';
import { callTimesOn } from './call-times.ts';
import { DAY_MS } from './durations.ts';
import { simulatedBookings } from './simulated-bookings.ts';

/** For hours without a time zone, whose calendar is simulated (`simulatedBookings`). A time counts as offered if the form offered it by the visitor's clock or by ours, because either clock may be wrong. A day of grace covers every time zone. */
export function isOffered(callDate: string, callTime: string, submittedAt: string) {
  const isFree =
    callTimesOn(callDate).includes(callTime) && !simulatedBookings(callDate).includes(callTime);
  const daysByEachClock = [Date.parse(submittedAt), Date.now()].map(
    (now) => dayNumber(Date.parse(callDate)) - dayNumber(now),
  );
  return isFree && daysByEachClock.some((days) => days >= -1 && days <= callHours.daysAhead + 1);
}

const dayNumber = (moment: number) => Math.floor(moment / DAY_MS);
