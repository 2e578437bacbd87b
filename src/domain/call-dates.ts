import { addDays } from 'date-fns/addDays';
import { isWeekend } from 'date-fns/isWeekend';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfDay } from 'date-fns/startOfDay';

const LAST_DAY_AHEAD = 30;

/** The first day a call can be booked for: today, or Monday where today is on a weekend. */
export function firstCallDate(today: Date) {
  return nearestWeekday(startOfDay(today), 1);
}

/** The last day a call can be booked for: 30 days ahead, or the Friday before. */
export function lastCallDate(today: Date) {
  return nearestWeekday(addDays(startOfDay(today), LAST_DAY_AHEAD), -1);
}

export function isCallDate(day: Date, today: Date) {
  const date = startOfDay(day);
  return !isWeekend(date) && date >= firstCallDate(today) && date <= lastCallDate(today);
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

function nearestWeekday(day: Date, step: 1 | -1): Date {
  return isWeekend(day) ? nearestWeekday(addDays(day, step), step) : day;
}
