import { createHash } from 'node:crypto';
import { callHours } from '#domain/call-hours.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import type { Outbox } from '#server/leads.ts';
import { failureCode, log } from '#server/log.ts';
import { forget } from '#server/process-wide.ts';
import { calendarCopiesIn } from './calendar-copies.ts';
import { FeedError } from './fetch-feed.ts';
import { readCalendar } from './read-calendar.ts';

/** Reads each calendar whose turn it is. Said every minute by each process; one of them reads. */
export async function refreshCalendars(outbox: Outbox, calendars: readonly URL[]) {
  const { timeZone } = callHours;
  if (!timeZone) return;
  await Promise.all(calendars.map((url) => refresh(outbox, url, timeZone)));
  // By now those that are set have been asked for, however long the site was off.
  await calendarCopiesIn(outbox.engine).forgetOld();
}

async function refresh(outbox: Outbox, url: URL, timeZone: string) {
  const calendar = nameOf(url);
  const copies = calendarCopiesIn(outbox.engine);
  const bookings = bookingsIn(outbox);
  const claim = await copies.claim(calendar);
  if (!claim) return;
  try {
    const read = await readCalendar(url, timeZone, claim.etag);
    if (!read) return await copies.confirm(calendar);
    await copies.store(calendar, read);
    forget('diary');
    // What begins just then in the calendar is the call: there it can be moved from now on. What only lies across it
    // may go away again, and the call stays.
    for (const { id, callAt, isReserved } of await bookings.coming())
      if (isReserved && read.begins.includes(callAt)) await bookings.free(id);
    for (const problem of read.problems) log.warn('Calendar not understood', { problem });
  } catch (failure) {
    const reason = failure instanceof FeedError ? failure.message : failureCode(failure);
    log.error('Calendar cannot be read', { host: url.host, reason });
    await copies.noteFailed(calendar, reason);
  }
}

/**
 * Its address is a secret, which has no place in the store. What was read by another clock, or for fewer days, is the
 * copy of another calendar.
 */
export function nameOf(url: URL) {
  const { timeZone, daysAhead } = callHours;
  return createHash('sha256').update(`${url.href} ${timeZone} ${daysAhead}`).digest('hex');
}
