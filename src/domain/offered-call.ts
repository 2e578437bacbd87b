import { addDays } from 'date-fns/addDays';
import { bookedSlots } from './booked-slots.ts';
import { fromDateString, isCallDate } from './call-dates.ts';
import { callSlots } from './call-slots.ts';

/** Whether today's calendar has this call, where the hours are by each visitor's clock: an earlier page had others. */
export function isOffered(callDate: string, callTime: string, submittedAt: string) {
  const isFree = callSlots.includes(callTime) && !bookedSlots(callDate).includes(callTime);
  return isFree && wasOffered(callDate, submittedAt);
}

/**
 * Whether the calendar can have offered this date: by the visitor's clock, which drew it, or by ours, where that one
 * stamps nonsense. A request may have waited offline for a week; a day's grace on both sides covers every time zone.
 */
export function wasOffered(date: string, submittedAt: string) {
  const day = fromDateString(date);
  if (!day) return false;
  return [new Date(submittedAt), new Date()]
    .flatMap((moment) => [-1, 0, 1].map((days) => addDays(utcDay(moment), days)))
    .some((today) => isCallDate(day, today));
}

/** In UTC, so that the grace holds wherever this server's clock is set. */
function utcDay(moment: Date) {
  return new Date(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
}
