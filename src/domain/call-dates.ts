import { addDays } from 'date-fns/addDays';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfDay } from 'date-fns/startOfDay';
import { callHours } from './call-hours.ts';
import { WEEK } from './week.ts';

const DAY_MS = 86_400_000;

/** The first day a call can be booked for: today, or the next day of the week on which calls are made. */
export function firstCallDate(today: Date) {
  return nearestCallDay(startOfDay(today), 1);
}

/** The last day a call can be booked for: as far ahead as calls are planned, or the last such day before. */
export function lastCallDate(today: Date) {
  return nearestCallDay(addDays(startOfDay(today), callHours.daysAhead), -1);
}

export function isCallDate(day: Date, today: Date) {
  const date = startOfDay(day);
  return !isDayOff(date) && date >= firstCallDate(today) && date <= lastCallDate(today);
}

/** For how many weeks the calendar has room, five to seven, so that it is as tall whatever is offered, today and later. */
export function weeksOfCalendar(firstDayOfWeek: number) {
  const { timeZone, daysAhead } = callHours;
  const weekOf = (day: Date) => addDays(day, -((day.getDay() - firstDayOfWeek + 7) % 7));
  const weeks = WEEK.map((_, weekday) => {
    // The first day of 2023 was a Sunday.
    const today = new Date(2023, 0, 1 + weekday);
    // By the agency's own clock a call may be on any day of a visitor's.
    const first = timeZone ? today : firstCallDate(today);
    const last = timeZone ? addDays(today, daysAhead) : lastCallDate(today);
    return Math.round((+weekOf(last) - +weekOf(first)) / (7 * DAY_MS)) + 1;
  });
  return Math.min(7, Math.max(5, ...weeks));
}

/** A calendar day as `yyyy-MM-dd`, as the clock on this machine's wall has it: UTC may be a day off. */
export function toDateString(day: Date) {
  return lightFormat(day, 'yyyy-MM-dd');
}

/** The calendar day that `yyyy-MM-dd` names, at its start here; nothing for 30 February. */
export function fromDateString(date: string) {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  if (!year) return undefined;
  const named = new Date(Number(year), Number(month) - 1, Number(day));
  return toDateString(named) === date ? named : undefined;
}

function nearestCallDay(day: Date, step: 1 | -1): Date {
  // A day may begin at one in the morning; the next one does not.
  return isDayOff(day) ? nearestCallDay(startOfDay(addDays(day, step)), step) : day;
}

export function isDayOff(day: Date) {
  const name = WEEK[day.getDay()];
  return name !== undefined && !callHours.days.includes(name);
}
