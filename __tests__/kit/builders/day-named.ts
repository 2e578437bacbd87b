import { addDays } from 'date-fns/addDays';
import { agency } from '#content/agency.ts';
import { callsBetween, isTimely } from '#domain/agency-calls.ts';
import { firstCallDate, fromDateString, lastCallDate, toDateString } from '#domain/call-dates.ts';
import { callHours } from '#domain/call-hours.ts';

/** What a day of the calendar is called, in the language of the site. */
export function dayNamed(date: string) {
  return new RegExp(
    `${fromDateString(date)?.toLocaleDateString(agency.locale, { dateStyle: 'full' })}`,
  );
}

/** The days that the calendar has then and there, whatever the hours of the site are: the first two, and the last. */
export function offeredFrom(now: Date, visitorZone = 'UTC') {
  const { timeZone, daysAhead } = callHours;
  if (timeZone) {
    const calls = callsBetween(now, addDays(now, daysAhead), timeZone, visitorZone);
    const open = calls.filter(({ at }) => isTimely(+at, +now)).map(({ callDate }) => callDate);
    const [first = '', second = ''] = new Set(open);
    return { first, second, last: open.at(-1) ?? '' };
  }
  const today = fromDateString(now.toLocaleDateString('sv-SE', { timeZone: visitorZone })) ?? now;
  const first = firstCallDate(today);
  return {
    first: toDateString(first),
    second: toDateString(firstCallDate(addDays(first, 1))),
    last: toDateString(lastCallDate(today)),
  };
}
