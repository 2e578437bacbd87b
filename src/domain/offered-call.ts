import { addDays } from 'date-fns/addDays';
import { simulatedBookings } from './booked-slots.ts';
import { fromDateString, isCallDate } from './call-dates.ts';
import { slotsOn } from './call-slots.ts';

export function isOffered(callDate: string, callTime: string, submittedAt: string) {
  const isFree =
    slotsOn(callDate).includes(callTime) && !simulatedBookings(callDate).includes(callTime);
  return isFree && wasOffered(callDate, submittedAt);
}

/** By the visitor's clock or ours, since one may be wrong. A day of grace covers every time zone. */
export function wasOffered(date: string, submittedAt: string) {
  const day = fromDateString(date);
  if (!day) return false;
  return [new Date(submittedAt), new Date()]
    .flatMap((moment) => [-1, 0, 1].map((days) => addDays(utcDay(moment), days)))
    .some((today) => isCallDate(day, today));
}

function utcDay(moment: Date) {
  return new Date(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
}
