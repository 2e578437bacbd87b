import { callHours } from '#domain/call-hours.ts';
import { type Day, WEEK } from '#domain/week.ts';

type FromTo = (first: string, last: string) => string;

export function daysInWords(
  locale: string,
  fromTo: FromTo,
  days: readonly Day[] = callHours.days,
) {
  const inOrder = WEEK.filter((day) => days.includes(day));
  const names = inOrder.map((day) => dayName(day, locale));
  const [first = '', last = first] = [names.at(0), names.at(-1)];
  const isOneRun = WEEK.join().includes(inOrder.join());
  return isOneRun && names.length > 2
    ? fromTo(first, last)
    : new Intl.ListFormat(locale).format(names);
}

function dayName(day: Day, locale: string) {
  // The first day of 2023 was a Sunday.
  const date = new Date(2023, 0, 1 + WEEK.indexOf(day));
  return date.toLocaleDateString(locale, { weekday: 'long' });
}
