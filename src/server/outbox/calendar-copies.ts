import { z } from 'zod';
import type { Engine } from '#server/store/engine.ts';
import { DAY_MS, HOUR_MS } from './waits.ts';

/** For all processes together. */
const READ_EVERY_MS = 10 * 60_000;

/** For a day the last good copy counts. A time that is yet to come shows that a clock was wrong. */
const inTheLastDay = (time: string) => `abs(:now - ${time}) < ${DAY_MS}`;

/** What health counts: calendars that cannot be read, and whose last copy is too old to count. */
export const CALENDARS_AWAY = `(SELECT count(*) FROM outbox_calendar
  WHERE failure IS NOT NULL AND NOT ${inTheLastDay('read_at')})`;

/** And the events in them that nobody here understands. */
export const EVENTS_NOT_UNDERSTOOD = `(SELECT coalesce(sum(not_understood), 0) FROM outbox_calendar
  WHERE ${inTheLastDay('read_at')})`;

const busy = z.array(z.tuple([z.number(), z.number()]));
const copy = z.object({
  calendar: z.string(),
  busy: z.string().transform((text) => busy.parse(JSON.parse(text))),
  counts: z.number().transform(Boolean),
});

const claim = z.object({ etag: z.string().nullable() });

/** The last good copy of each calendar. */
export function calendarCopiesIn(engine: Engine) {
  return {
    /** For one process of all, and not too often: it shall read this calendar now. With the ETag of a copy that is fresh. */
    async claimCalendar(calendar: string) {
      const [row] = await engine.query(
        `INSERT INTO outbox_calendar (calendar, asked_at) VALUES (:calendar, :now)
        ON CONFLICT (calendar) DO UPDATE SET asked_at = :now
          WHERE outbox_calendar.asked_at <= :now - ${READ_EVERY_MS} OR outbox_calendar.asked_at > :now
        RETURNING CASE WHEN ${inTheLastDay('parsed_at')} THEN etag END AS etag`,
        { calendar },
      );
      return claim.optional().parse(row);
    },
    async storeCalendar(
      calendar: string,
      { busy, etag, problems }: { busy: unknown; etag: string | null; problems: string[] },
    ) {
      await engine.query(
        `UPDATE outbox_calendar SET read_at = :now, parsed_at = :now, failure = NULL, etag = :etag, busy = :busy,
          not_understood = :notUnderstood
        WHERE calendar = :calendar`,
        { calendar, etag, busy: JSON.stringify(busy), notUnderstood: problems.length },
      );
    },
    /** It is as it was. */
    async confirmCalendar(calendar: string) {
      await engine.query(
        'UPDATE outbox_calendar SET read_at = :now, failure = NULL WHERE calendar = :calendar',
        { calendar },
      );
    },
    async noteCalendarFailed(calendar: string, failure: string) {
      await engine.query(
        'UPDATE outbox_calendar SET failure = :failure WHERE calendar = :calendar',
        { calendar, failure },
      );
    },
    async calendarCopies() {
      const rows = await engine.query(
        `SELECT calendar, busy, CASE WHEN ${inTheLastDay('read_at')} THEN 1 ELSE 0 END AS counts
        FROM outbox_calendar`,
      );
      return rows.map((row) => copy.parse(row));
    },
    /** Those that no process has asked for in an hour: they are set no longer, or by other hours. */
    async forgetOldCalendars() {
      await engine.query(`DELETE FROM outbox_calendar WHERE abs(:now - asked_at) > ${HOUR_MS}`);
    },
  };
}
