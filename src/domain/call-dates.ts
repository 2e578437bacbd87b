import { addDays } from 'date-fns/addDays';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfDay } from 'date-fns/startOfDay';
import { callHours } from './call-hours.ts';
import { DAY_MS } from './durations.ts';
import { WEEK } from './week.ts';

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

/** The number does not depend on today, so that the calendar keeps its height. */
export function weeksOfCalendar(firstDayOfWeek: number) {
  const { timeZone, daysAhead } = callHours;
  const weekOf = (day: Date) => addDays(day, -((day.getDay() - firstDayOfWeek + 7) % 7));
  const weeks = WEEK.map((_, weekday) => {
    const aSunday = new Date(2023, 0, 1);
    const today = addDays(aSunday, weekday);
    const first = timeZone ? today : firstCallDate(today);
    const last = timeZone ? addDays(today, daysAhead) : lastCallDate(today);
    return Math.round((+weekOf(last) - +weekOf(first)) / (7 * DAY_MS)) + 1;
  });
  return Math.min(7, Math.max(5, ...weeks));
}

export function toDateString(day: Date) {
  return lightFormat(day, 'yyyy-MM-dd');
}

export function fromDateString(date: string) {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  if (!year) return undefined;
  const named = new Date(Number(year), Number(month) - 1, Number(day));
  return toDateString(named) === date ? named : undefined;
}

function nearestCallDay(day: Date, step: 1 | -1): Date {
  // Adding a day does not lead to the start of the next where clocks skip midnight.
  return isDayOff(day) ? nearestCallDay(startOfDay(addDays(day, step)), step) : day;
}

function isDayOff(day: Date) {
  const name = WEEK[day.getDay()];
  if (name === undefined) return false;
  return !callHours.hours[name] || callHours.closed.includes(toDateString(day));
}
