import { addDays } from 'date-fns/addDays';
import { bookedSlots } from './booked-slots.ts';
import { fromDateString, isCallDate } from './call-dates.ts';
import { callSlots } from './call-slots.ts';

/** Without a zone a request must fit today's slots. An earlier page may have offered others. */
export function isOffered(callDate: string, callTime: string, submittedAt: string) {
  const isFree = callSlots.includes(callTime) && !bookedSlots(callDate).includes(callTime);
  return isFree && wasOffered(callDate, submittedAt);
}

/**
 * Whether the visitor's calendar can have offered this date. If the browser's clock is nonsense, the server's decides.
 * A request may have waited offline for a week, and a day of grace covers every time zone.
 */
export function wasOffered(date: string, submittedAt: string) {
  const day = fromDateString(date);
  if (!day) return false;
  return [new Date(submittedAt), new Date()]
    .flatMap((moment) => [-1, 0, 1].map((days) => addDays(utcDay(moment), days)))
    .some((today) => isCallDate(day, today));
}

/** In UTC, so that the grace does not depend on the server's zone. */
function utcDay(moment: Date) {
  return new Date(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
}
