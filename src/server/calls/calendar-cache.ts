import { hash } from 'node:crypto';
import { z } from 'zod';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Engine } from '#server/store/engine.ts';
import type { CalendarReading } from './parse-calendar.ts';

const READ_EVERY_MS = 10 * MINUTE_MS;

/** A reading is used for up to a day. A wrong clock wrote a time more than a day ahead. */
const IS_RECENT = `abs(:now - read_at) < ${DAY_MS}`;

/** The calendar is no longer configured, or the site was off. */
const IS_UNUSED = `abs(:now - asked_at) > ${HOUR_MS}`;

const CLAIM_LASTS_MS = 2 * MINUTE_MS;
const IS_CONFIGURED = `:calendars LIKE '%' || calendar || '%'`;
const IS_DUE = `(asked_at <= :now - ${READ_EVERY_MS} OR asked_at > :now)`;

/** If the process that reads for all ends before, calendars are due after two minutes. */
const ADD = `INSERT INTO calendar_cache (calendar) VALUES (:calendar)
  ON CONFLICT (calendar) DO NOTHING`;
const CLAIM = `UPDATE calendar_cache SET asked_at = :now - ${READ_EVERY_MS - CLAIM_LASTS_MS}
  WHERE ${IS_CONFIGURED}
    AND EXISTS (SELECT 1 FROM calendar_cache WHERE ${IS_CONFIGURED} AND ${IS_DUE})
  RETURNING calendar`;
const STORE = `UPDATE calendar_cache
  SET asked_at = :now, read_at = :now, failure = NULL, busy = :busy, not_understood = :notUnderstood
  WHERE calendar = :calendar`;
const SET_FAILURE =
  'UPDATE calendar_cache SET asked_at = :now, failure = :failure WHERE calendar = :calendar';

const IS_UNREADABLE = `failure IS NOT NULL AND NOT (${IS_RECENT} OR ${IS_UNUSED})`;
/** The reading of an earlier address stays for an hour. */
const HEALTH = `SELECT
  count(*) FILTER (WHERE ${IS_UNREADABLE}) AS "unreadableCalendars",
  count(*) FILTER (WHERE ${IS_RECENT}) AS "readCalendars",
  CAST((:now - min(read_at) FILTER (WHERE read_at > 0)) / 1000 AS BIGINT) AS "calendarAgeSeconds",
  coalesce(sum(not_understood) FILTER (WHERE ${IS_RECENT}), 0) AS "eventsNotUnderstood"
  FROM calendar_cache WHERE ${IS_CONFIGURED}`;
const healthRow = z.object({
  unreadableCalendars: z.number(),
  readCalendars: z.number(),
  calendarAgeSeconds: z.number().nullable(),
  eventsNotUnderstood: z.number(),
});

const busyTimes = z.array(z.tuple([z.number(), z.number()]));
const cachedCalendar = z.object({
  calendar: z.string(),
  busy: z.string().transform((text) => busyTimes.parse(JSON.parse(text))),
  isRecent: z.coerce.boolean(),
});

/** A hash, because the address is a secret. Another zone or number of days is another name. */
export function calendarName(url: URL) {
  const { timeZone, daysAhead } = callHours;
  // The events of calls are found again under a new name, but not one that was deleted meanwhile.
  return hash('sha256', `${url.href} ${timeZone} ${daysAhead}`);
}

export function calendarCacheIn({
  query,
  transactInTurn,
}: Pick<Engine, 'query' | 'transactInTurn'>) {
  return {
    health,
    claim,
    store: (
      calendar: string,
      { busy, notUnderstood }: Pick<CalendarReading, 'busy' | 'notUnderstood'>,
    ) => query(STORE, { calendar, busy: JSON.stringify(busy), notUnderstood }),
    recordFailure: (calendar: string, failure: string) => query(SET_FAILURE, { calendar, failure }),
    list,
    deleteUnused: () => query(`DELETE FROM calendar_cache WHERE ${IS_UNUSED}`),
  };

  async function health(calendars: readonly string[]) {
    const [row] = await query(HEALTH, { calendars: calendars.join() });
    const { readCalendars, unreadableCalendars, ...more } = healthRow.parse(row);
    const calendarsNotRead = new Set(calendars).size - readCalendars - unreadableCalendars;
    return { unreadableCalendars, calendarsNotRead, ...more };
  }

  async function claim(calendars: readonly string[]) {
    const add = calendars.map((calendar) => ({ sql: ADD, values: { calendar } }));
    const claimAll = { sql: CLAIM, values: { calendars: calendars.join() } };
    const claimed = await transactInTurn([...add, claimAll]);
    return claimed.flat().length > 0;
  }

  async function list() {
    const sql = `SELECT calendar, busy, ${IS_RECENT} AS "isRecent" FROM calendar_cache`;
    return z.array(cachedCalendar).parse(await query(sql));
  }
}
