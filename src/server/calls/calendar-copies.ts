import { hash } from 'node:crypto';
import { z } from 'zod';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Store } from '#server/store/engine.ts';
import type { Reading } from './parse-calendar.ts';

const READ_EVERY_MS = 10 * MINUTE_MS;

/** A copy is used for up to a day. `:now` is the database's clock (`store/engine.ts`). A copy whose time lies more than a day ahead is not used, because a wrong clock wrote that time. */
const IS_RECENT = `abs(:now - read_at) < ${DAY_MS}`;

/** True if no process has read the calendar for an hour: it is no longer configured, or the site was off. */
const IS_UNUSED = `abs(:now - asked_at) > ${HOUR_MS}`;

/** One process reads the calendar for all processes, ten minutes after the last reading began. A time ahead was written by a wrong clock, and does not count. */
const CLAIM = `INSERT INTO calendar_copy (calendar, asked_at) VALUES (:calendar, :now)
  ON CONFLICT (calendar) DO UPDATE SET asked_at = :now
    WHERE calendar_copy.asked_at <= :now - ${READ_EVERY_MS} OR calendar_copy.asked_at > :now
  RETURNING calendar`;
const STORE = `UPDATE calendar_copy SET read_at = :now, failure = NULL, busy = :busy, not_understood = :notUnderstood
  WHERE calendar = :calendar`;
const SET_FAILURE = 'UPDATE calendar_copy SET failure = :failure WHERE calendar = :calendar';

/** Counts only the configured calendars (`:calendars`), because the copy of an earlier address stays for an hour. */
const HEALTH = `SELECT
  count(*) FILTER (WHERE failure IS NOT NULL AND NOT (${IS_RECENT} OR ${IS_UNUSED})) AS "unreadableCalendars",
  coalesce(sum(not_understood) FILTER (WHERE ${IS_RECENT}), 0) AS "eventsNotUnderstood"
  FROM calendar_copy WHERE :calendars LIKE '%' || calendar || '%'`;
const healthRow = z.object({ unreadableCalendars: z.number(), eventsNotUnderstood: z.number() });

const busyTimes = z.array(z.tuple([z.number(), z.number()]));
const copyRow = z.object({
  calendar: z.string(),
  busy: z.string().transform((text) => busyTimes.parse(JSON.parse(text))),
  isRecent: z.coerce.boolean(),
});

/** The name is a hash, because the address is a secret. With another time zone or another number of days, the calendar is read anew under another name. */
export function calendarName(url: URL) {
  const { timeZone, daysAhead } = callHours;
  // Under a new name `matchCallsToEvents` finds the events of calls again, but misses one that was deleted before the first reading.
  return hash('sha256', `${url.href} ${timeZone} ${daysAhead}`);
}

export function calendarCopiesIn({ query }: Store) {
  return {
    health: async (calendars: readonly string[]) =>
      healthRow.parse((await query(HEALTH, { calendars: calendars.join() }))[0]),
    claim: async (calendar: string) => (await query(CLAIM, { calendar })).length > 0,
    store: (calendar: string, { busy, notUnderstood }: Pick<Reading, 'busy' | 'notUnderstood'>) =>
      query(STORE, { calendar, busy: JSON.stringify(busy), notUnderstood }),
    recordFailure: (calendar: string, failure: string) => query(SET_FAILURE, { calendar, failure }),
    async list() {
      const sql = `SELECT calendar, busy, ${IS_RECENT} AS "isRecent" FROM calendar_copy`;
      return z.array(copyRow).parse(await query(sql));
    },
    deleteUnused: () => query(`DELETE FROM calendar_copy WHERE ${IS_UNUSED}`),
  };
}
