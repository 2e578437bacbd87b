import { hash } from 'node:crypto';
import { callHours } from '#domain/call-hours.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { invalidate } from '#server/cached.ts';
import { failureCode, log } from '#server/log.ts';
import type { Outbox } from '#server/site-outbox.ts';
import { calendarCopiesIn } from './calendar-copies.ts';
import { FeedError } from './fetch-feed.ts';
import { readCalendar } from './read-calendar.ts';

export async function refreshCalendars(outbox: Outbox, calendars: readonly URL[]) {
  const { timeZone } = callHours;
  if (!timeZone) return;
  await Promise.all(calendars.map((url) => refresh(outbox, url, timeZone)));
  // By now every configured calendar has been claimed within the hour, even after a long downtime.
  await calendarCopiesIn(outbox.engine).deleteUnused();
}

async function refresh(outbox: Outbox, url: URL, timeZone: string) {
  const calendar = nameOf(url);
  const copies = calendarCopiesIn(outbox.engine);
  if (!(await copies.claim(calendar))) return;
  try {
    const reading = await readCalendar(url, timeZone);
    await copies.store(calendar, reading);
    await freeCallsEnteredInCalendar(outbox, reading.begins);
    invalidate('availability');
    for (const problem of reading.problems) log.warn('Calendar partly not understood', { problem });
  } catch (failure) {
    const reason = failure instanceof FeedError ? failure.message : failureCode(failure);
    log.error('Calendar cannot be read: its copy counts for a day', { host: url.host, reason });
    await copies.noteFailed(calendar, reason);
  }
}

/** An event that begins when a call begins is that call. From then on only the event blocks its time, wherever the agency moves it. */
async function freeCallsEnteredInCalendar(outbox: Outbox, begins: readonly number[]) {
  const bookings = bookingsIn(outbox);
  for (const { id, callAt, isReserved } of await bookings.coming())
    if (isReserved && begins.includes(callAt)) await bookings.free(id);
}

/** Hashed, because the address is a secret. A change of zone or days makes it another calendar. */
export function nameOf(url: URL) {
  const { timeZone, daysAhead } = callHours;
  return hash('sha256', `${url.href} ${timeZone} ${daysAhead}`);
}
