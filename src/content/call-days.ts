import { callHours } from '#domain/call-hours.ts';
import { type Day, WEEK } from '#domain/week.ts';
import { agency } from './agency.ts';

/** The days of the week in words: "Monday to Friday", or "Tuesday and Thursday". */
export function daysInWords(days: readonly Day[] = callHours.days) {
  const inOrder = WEEK.filter((day) => days.includes(day));
  const names = inOrder.map(dayName);
  const isOneRun = WEEK.join().includes(inOrder.join());
  return isOneRun && names.length > 2
    ? `${names.at(0)} to ${names.at(-1)}`
    : new Intl.ListFormat(agency.locale).format(names);
}

function dayName(day: Day) {
  // The first day of 2023 was a Sunday.
  const date = new Date(2023, 0, 1 + WEEK.indexOf(day));
  return date.toLocaleDateString(agency.locale, { weekday: 'long' });
}
