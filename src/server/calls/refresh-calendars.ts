import { callHours } from '#domain/call-hours.ts';
import { invalidate } from '#server/process/cached.ts';
import { log } from '#server/process/log.ts';
import type { Engine } from '#server/store/engine.ts';
import { calendarCopiesIn, calendarName } from './calendar-copies.ts';
import { matchCallsToEvents } from './match-calls-to-events.ts';
import { CalendarError, readCalendar } from './read-calendar.ts';

export async function refreshCalendars(engine: Engine, calendars: readonly URL[]) {
  const copies = calendarCopiesIn(engine);
  await Promise.all(calendars.map(refresh));
  // This comes last, because after a long downtime a configured calendar looks unused until it is claimed.
  await copies.deleteUnused();

  async function refresh(url: URL) {
    const calendar = calendarName(url);
    if (!callHours.timeZone || !(await copies.claim(calendar))) return;
    try {
      const reading = await readCalendar(url, callHours.timeZone);
      await copies.store(calendar, reading);
      await matchCallsToEvents(engine, calendar, reading);
      invalidate('availability');
      for (const problem of reading.problems) log.warn('Calendar parsed in part', { problem });
    } catch (failure) {
      if (!(failure instanceof CalendarError)) throw failure;
      const reason = failure.message;
      log.error('Calendar unreadable: its last copy is used for a day', { host: url.host, reason });
      await copies.recordFailure(calendar, reason);
    }
  }
}
