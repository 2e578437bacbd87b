import { callHours } from './call-hours.ts';
import { type Day, firstAndLast, minuteOf, timeAt, WEEK } from './week.ts';

/** By the agency's clock, or by the visitor's if the hours have no time zone. */
export const callTimesOn = (date: string) => rangesOn(date).flatMap(callTimesIn).sort();

export function rangesOn(date: string) {
  const day = WEEK[new Date(date).getUTCDay()];
  const isInRange = ([first, last]: readonly [string, string]) => first <= date && date <= last;
  return day && !callHours.closed.map(firstAndLast).some(isInRange) ? rangesOf(day) : [];
}

const rangesOf = (day: Day) => callHours.hours[day] ?? [];

export function callTimesIn(range: string) {
  const [first = 0, last = 0] = range.split('-').map(minuteOf);
  const { callMinutes } = callHours;
  // In development nobody has checked the range. Without sense it gives no times.
  const count = callMinutes < 1 ? 0 : Math.max(0, Math.floor((last - first) / callMinutes));
  return Array.from({ length: count }, (_, index) => timeAt(first + index * callMinutes));
}

export const weekdaysWithCalls = () => WEEK.filter((day) => callHours.hours[day]?.length);

export const callTimes = [...new Set(WEEK.flatMap(rangesOf).flatMap(callTimesIn))].sort();

export function stepMinutesOf([first = '', ...others]: readonly string[]) {
  const greatestCommonDivisor = (number: number, other: number): number =>
    other === 0 ? number : greatestCommonDivisor(other, number % other);
  return others.map((time) => minuteOf(time) - minuteOf(first)).reduce(greatestCommonDivisor, 0);
}
