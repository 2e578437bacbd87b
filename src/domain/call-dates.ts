import { addDays } from 'date-fns/addDays';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfDay } from 'date-fns/startOfDay';
import { callHours } from './call-hours.ts';
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
