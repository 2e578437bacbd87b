import { addDays } from 'date-fns/addDays';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfDay } from 'date-fns/startOfDay';
import { callHours } from './call-hours.ts';
import { WEEK } from './week.ts';

const DAY_MS = 86_400_000;

export function firstCallDate(today: Date) {
  return nearestCallDay(startOfDay(today), 1);
}

export function lastCallDate(today: Date) {
  return nearestCallDay(addDays(startOfDay(today), callHours.daysAhead), -1);
}

export function isCallDate(day: Date, today: Date) {
  const date = startOfDay(day);
  return !isDayOff(date) && date >= firstCallDate(today) && date <= lastCallDate(today);
}

/** Five to seven weeks, so that the calendar keeps its height from day to day. */
export function weeksOfCalendar(firstDayOfWeek: number) {
  const { timeZone, daysAhead } = callHours;
  const weekOf = (day: Date) => addDays(day, -((day.getDay() - firstDayOfWeek + 7) % 7));
  const weeks = WEEK.map((_, weekday) => {
    // The first day of 2023 was a Sunday.
    const today = new Date(2023, 0, 1 + weekday);
    // In the agency's zone a call may fall on any date of the visitor's.
    const first = timeZone ? today : firstCallDate(today);
    const last = timeZone ? addDays(today, daysAhead) : lastCallDate(today);
    return Math.round((+weekOf(last) - +weekOf(first)) / (7 * DAY_MS)) + 1;
  });
  return Math.min(7, Math.max(5, ...weeks));
}

/** The local date, because UTC may be a day off. */
export function toDateString(day: Date) {
  return lightFormat(day, 'yyyy-MM-dd');
}

/** Undefined for dates such as 30 February. */
export function fromDateString(date: string) {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  if (!year) return undefined;
  const named = new Date(Number(year), Number(month) - 1, Number(day));
  return toDateString(named) === date ? named : undefined;
}

function nearestCallDay(day: Date, step: 1 | -1): Date {
  // Where clocks skip midnight, a day begins at one in the morning.
  return isDayOff(day) ? nearestCallDay(startOfDay(addDays(day, step)), step) : day;
}

export function isDayOff(day: Date) {
  const name = WEEK[day.getDay()];
  return name !== undefined && !callHours.days.includes(name);
}
