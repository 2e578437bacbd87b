import { addDays } from 'date-fns/addDays';
import { callsBetween, isTimely } from '#domain/agency-calls.ts';
import { simulatedBookings } from '#domain/booked-slots.ts';
import { firstCallDate, fromDateString, lastCallDate, toDateString } from '#domain/call-dates.ts';
import { callHours } from '#domain/call-hours.ts';
import { callSlots } from '#domain/call-slots.ts';
import { locale } from '../words.ts';

export function dayNamed(date: string) {
  return new RegExp(`${fromDateString(date)?.toLocaleDateString(locale, { dateStyle: 'full' })}`);
}

/** The first two days and the last day that the calendar offers. */
export function offeredFrom(now: Date, visitorZone = 'UTC') {
  const { timeZone, daysAhead } = callHours;
  if (timeZone) {
    const calls = callsBetween(now, addDays(now, daysAhead), timeZone, visitorZone);
    const open = calls.filter(({ at }) => isTimely(+at, +now)).map(({ callDate }) => callDate);
    const [first = '', second = ''] = new Set(open);
    return { first, second, last: open.at(-1) ?? '' };
  }
  const [date = '', time = ''] = now.toLocaleString('sv-SE', { timeZone: visitorZone }).split(' ');
  const today = fromDateString(date) ?? now;
  const isLeft = (day: string) => (slot: string) =>
    !simulatedBookings(day).includes(slot) && (day !== date || slot > time);
  const [first = '', second = ''] = Array.from({ length: daysAhead }, (_, days) =>
    toDateString(firstCallDate(addDays(today, days))),
  ).filter((day, index, all) => callSlots.some(isLeft(day)) && all.indexOf(day) === index);
  return { first, second, last: toDateString(lastCallDate(today)) };
}
