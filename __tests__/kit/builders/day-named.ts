import { addDays } from 'date-fns/addDays';
import { fromDateString, toDateString } from '#domain/call-dates.ts';
import { slotsOn } from '#domain/call-slots.ts';
import { locale } from '../words.ts';

export function dayNamed(date: string) {
  return new RegExp(`${fromDateString(date)?.toLocaleDateString(locale, { dateStyle: 'full' })}`);
}

/** The day itself, or the eve of the first calls after long holidays: the calendar has days to choose. */
export function withCallsSoon(day: Date): Date {
  const tomorrow = addDays(day, 1);
  return slotsOn(toDateString(tomorrow)).length > 0 ? day : withCallsSoon(tomorrow);
}
