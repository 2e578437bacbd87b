import { callHours } from '#domain/call-hours.ts';
import { callTimesIn, weekdaysWithCalls } from '#domain/call-times.ts';
import { timeInWords } from '#domain/moment-in-words.ts';
import { type CallRange, type Day, minuteOf, timeAt, WEEK } from '#domain/week.ts';

type FromTo = (first: string, last: string) => string;

/** "Monday to Thursday, 10:00 AM to 5:00 PM; Friday, 10:00 AM to 12:30 PM" */
export const hoursInWords = (locale: string, fromTo: FromTo) =>
  inWords(locale, fromTo, callTimesIn);

/** In place of the last call, when the agency closes. */
export const openHoursInWords = (locale: string, fromTo: FromTo) =>
  inWords(locale, fromTo, (range) => range.split('-').map((time) => timeAt(minuteOf(time))));

function inWords(locale: string, fromTo: FromTo, timesIn: (range: CallRange) => readonly string[]) {
  const list = new Intl.ListFormat(locale);
  return [...Map.groupBy(weekdaysWithCalls(), (day) => callHours.hours[day]?.join())]
    .map(([, daysAlike]) => {
      const ranges = daysAlike.slice(0, 1).flatMap((day) => callHours.hours[day] ?? []);
      const spans = ranges.map((range) => {
        const times = timesIn(range).map((time) => timeInWords(time, locale));
        return fromTo(times.at(0) ?? '', times.at(-1) ?? '');
      });
      return `${weekdaysInWords(locale, fromTo, daysAlike)}, ${list.format(spans)}`;
    })
    .join('; ');
}

function weekdaysInWords(locale: string, fromTo: FromTo, days: readonly Day[]) {
  const allNames = daysOfWeek(locale, 'long');
  const names = days.flatMap((day) => allNames[WEEK.indexOf(day)] ?? []);
  const [first = '', last = first] = [names.at(0), names.at(-1)];
  const isConsecutive = names.length > 2 && WEEK.join().includes(days.join());
  return isConsecutive ? fromTo(first, last) : new Intl.ListFormat(locale).format(names);
}

/** Sunday to Saturday. The first day of 2023 was a Sunday. */
export function daysOfWeek(locale: string, weekday: 'long' | 'short') {
  const names = daysNamed(locale, weekday);
  // Portuguese and Arabic shorten no name of a day, and drawings have room for few letters.
  const isTooLong = weekday === 'short' && names.some(({ length }) => length > 6);
  return isTooLong ? daysNamed(locale, 'narrow') : names;
}

function daysNamed(locale: string, weekday: 'long' | 'short' | 'narrow') {
  const inWords = new Intl.DateTimeFormat(locale, { weekday });
  return WEEK.map((_, index) => inWords.format(new Date(2023, 0, 1 + index)));
}
