import { callHours } from '#domain/call-hours.ts';
import { invalidate } from '#server/process/cached.ts';
import { log } from '#server/process/log.ts';
import type { Engine } from '#server/store/engine.ts';
import { calendarCacheIn, calendarName } from './calendar-cache.ts';
import { matchCallsToEvents } from './match-calls-to-events.ts';
import { CalendarError, readCalendar } from './read-calendar.ts';

export async function refreshCalendars(engine: Engine, calendars: readonly URL[]) {
  const cache = calendarCacheIn(engine);
  const urls = new Map(calendars.map((url) => [calendarName(url), url]));
  if (callHours.timeZone && (await cache.claim([...urls.keys()]))) {
    const recent = (await cache.list()).filter(({ isRecent }) => isRecent);
    const known = recent.map(({ calendar }) => calendar);
    const read = Array.from(
      urls,
      async ([name, url]) => [name, await refresh(name, url, known.includes(name))] as const,
    );
    await matchCallsToEvents(engine, new Map(await Promise.all(read)));
    invalidate('availability');
  }
  // After a long downtime a configured calendar looks unused until it is claimed.
  await cache.deleteUnused();

  async function refresh(calendar: string, url: URL, isKnown: boolean) {
    const { host } = url;
    if (!isKnown) log.info('Calendar not read yet: calls need agreement until it is', { host });
    try {
      const reading = await readCalendar(url, `${callHours.timeZone}`);
      await cache.store(calendar, reading);
      if (!isKnown) log.info('Calendar read', { host, busyTimes: reading.busy.length });
      for (const problem of reading.problems) log.warn('Calendar parsed in part', { problem });
      return reading;
    } catch (failure) {
      if (!(failure instanceof CalendarError)) throw failure;
      const reason = failure.message;
      log.error('Calendar unreadable: its last reading is used for a day', { host, reason });
      await cache.recordFailure(calendar, reason);
      return undefined;
    }
  }
}
