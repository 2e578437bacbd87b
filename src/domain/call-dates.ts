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

/** How many weeks a calendar shows at first: of seven, from the one in which the month begins, those that have a day. */
export function weeksInSight(today: Date, firstDayOfWeek: number) {
  const weekOf = (day: Date) => addDays(day, -((day.getDay() - firstDayOfWeek + 7) % 7));
  const first = firstCallDate(today);
  const end = addDays(weekOf(new Date(first.getFullYear(), first.getMonth(), 1)), 7 * 7 - 1);
  const last = new Date(Math.min(+end, +lastCallDate(today)));
  return Math.round((+weekOf(last) - +weekOf(first)) / (7 * DAY_MS)) + 1;
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
  return isDayOff(day) ? nearestCallDay(addDays(day, step), step) : day;
}

export function isDayOff(day: Date) {
  const name = WEEK[day.getDay()];
  return name !== undefined && !callHours.days.includes(name);
}
