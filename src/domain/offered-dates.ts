import { addDays } from 'date-fns/addDays';
import { fromDateString, isCallDate } from './call-dates.ts';

/**
 * Whether the calendar can have offered this date to the visitor.
 *
 * The window is the one of the moment of submission, as the visitor's own clock told it: the same
 * clock drew the calendar, and a request that waited offline for a week is still right. A client that
 * stamps nonsense is judged by our clock instead, so either of the two is enough. A day's grace on both sides
 * covers every time zone: somewhere it is still yesterday, somewhere already tomorrow.
 */
export function wasOffered(date: string, submittedAt: string) {
  const day = fromDateString(date);
  if (!day) return false;
  return [new Date(submittedAt), new Date()]
    .flatMap((moment) => [-1, 0, 1].map((days) => addDays(utcDay(moment), days)))
    .some((today) => isCallDate(day, today));
}

/** Read in UTC on purpose: the grace above then holds wherever this server's own clock is set. */
function utcDay(moment: Date) {
  return new Date(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
}
