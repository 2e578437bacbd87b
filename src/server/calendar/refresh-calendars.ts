import { createHash } from 'node:crypto';
import { callHours } from '#domain/call-hours.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import type { Outbox } from '#server/leads.ts';
import { failureCode, log } from '#server/log.ts';
import { forget } from '#server/process-wide.ts';
import { calendarCopiesIn } from './calendar-copies.ts';
import { FeedError } from './fetch-feed.ts';
import { readCalendar } from './read-calendar.ts';

/** Each process calls this every minute. One of them reads each calendar. */
export async function refreshCalendars(outbox: Outbox, calendars: readonly URL[]) {
  const { timeZone } = callHours;
  if (!timeZone) return;
  await Promise.all(calendars.map((url) => refresh(outbox, url, timeZone)));
  // All configured calendars have been claimed by now, even after a long downtime.
  await calendarCopiesIn(outbox.engine).deleteUnused();
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
    // An event that begins with the call is the call itself and may be moved there. An event that only overlaps may
    // disappear, so the call stays.
    for (const { id, callAt, isReserved } of await bookings.coming())
      if (isReserved && read.begins.includes(callAt)) await bookings.free(id);
    for (const problem of read.problems) log.warn('Calendar not understood', { problem });
  } catch (failure) {
    const reason = failure instanceof FeedError ? failure.message : failureCode(failure);
    log.error('Calendar cannot be read', { host: url.host, reason });
    await copies.noteFailed(calendar, reason);
  }
}

/** Hashed, because the address is a secret. A change of zone or days makes it another calendar. */
export function nameOf(url: URL) {
  const { timeZone, daysAhead } = callHours;
  return createHash('sha256').update(`${url.href} ${timeZone} ${daysAhead}`).digest('hex');
}
