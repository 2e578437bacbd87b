import { addDays } from 'date-fns/addDays';
import { callsBetween, isTimely } from '#domain/agency-calls.ts';
import { simulatedBookings } from '#domain/booked-slots.ts';
import { fromDateString } from '#domain/call-dates.ts';
import { callHours } from '#domain/call-hours.ts';
import { locale } from '../words.ts';

export function dayNamed(date: string) {
  return new RegExp(`${fromDateString(date)?.toLocaleDateString(locale, { dateStyle: 'full' })}`);
}

/** The first two days that the calendar offers a visitor in UTC. */
export function offeredFrom(now: Date) {
  const { timeZone, daysAhead } = callHours;
  const free = callsBetween(now, addDays(now, daysAhead), timeZone ?? 'UTC', 'UTC').filter(
    ({ at, callDate, callTime }) =>
      timeZone ? isTimely(+at, +now) : !simulatedBookings(callDate).includes(callTime),
  );
  const [first = '', second = ''] = new Set(free.map(({ callDate }) => callDate));
  return { first, second };
}
