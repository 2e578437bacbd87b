import { addDays } from 'date-fns/addDays';
import { fromDateString, toDateString } from '#domain/call-dates.ts';
import { callTimesOn } from '#domain/call-times.ts';
import { locale } from '../words.ts';

export function dayNamed(date: string) {
  const inWords = (format: Intl.DateTimeFormatOptions) =>
    fromDateString(date)?.toLocaleDateString(locale, format);
  const [month, day] = [inWords({ month: 'short' }), inWords({ day: 'numeric' })];
  return `${month} ${day}, ${inWords({ weekday: 'long' })}`;
}

/** In long holidays the calendar has no day to choose. */
export function withCallsSoon(day: Date): Date {
  const coming = [1, 2, 3, 4, 5, 6, 7].map((days) => toDateString(addDays(day, days)));
  return coming.some((date) => callTimesOn(date).length > 0) ? day : withCallsSoon(addDays(day, 7));
}
