import { addDays } from 'date-fns/addDays';
import { agency } from '#content/agency.ts';
import { firstCallDate, fromDateString, lastCallDate, toDateString } from '#domain/call-dates.ts';

/** What a day of the calendar is called, in the language of the site. */
export function dayNamed(date: string) {
  return new RegExp(
    `${fromDateString(date)?.toLocaleDateString(agency.locale, { dateStyle: 'full' })}`,
  );
}

/** The days that the calendar has on a day, whatever the hours of the site are: the first two, and the last. */
export function offeredFrom(date: string) {
  const today = fromDateString(date) ?? new Date(Number.NaN);
  const first = firstCallDate(today);
  return {
    first: toDateString(first),
    second: toDateString(firstCallDate(addDays(first, 1))),
    last: toDateString(lastCallDate(today)),
  };
}
