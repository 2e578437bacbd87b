import { z } from 'zod';
import type { Engine } from './engine.ts';

const DAY_MS = 86_400_000;
/** For all processes together. */
const READ_EVERY_MS = 10 * 60_000;
/** For so long the last good copy counts. */
const COPY_COUNTS_MS = DAY_MS;

/** What health counts: calendars that cannot be read, and whose last copy is too old to count. */
export const CALENDARS_AWAY = `(SELECT count(*) FROM outbox_calendar
  WHERE failure IS NOT NULL AND read_at < :now - ${COPY_COUNTS_MS})`;

const busy = z.array(z.tuple([z.number(), z.number()]));
const copy = z.object({
  calendar: z.string(),
  busy: z.string().transform((text) => busy.parse(JSON.parse(text))),
  counts: z.number().transform(Boolean),
});

const claim = z.object({ etag: z.string().nullable() });

/** The last good copy of each calendar: when its owner is busy, and nothing else of it. */
export function calendarsIn(engine: Engine) {
  return {
    /** For one process of all, and not too often: it shall read this calendar now. With the ETag of a copy that is fresh. */
    async claimCalendar(calendar: string) {
      const [row] = await engine.run(
        `INSERT INTO outbox_calendar (calendar, asked_at) VALUES (:calendar, :now)
        ON CONFLICT (calendar) DO UPDATE SET asked_at = :now
          WHERE outbox_calendar.asked_at <= :now - ${READ_EVERY_MS} OR outbox_calendar.asked_at > :now
        RETURNING CASE WHEN parsed_at > :now - ${DAY_MS} THEN etag END AS etag`,
        { calendar },
      );
      return claim.optional().parse(row);
    },
    async keepCalendar(calendar: string, read: { busy: unknown; etag: string | null }) {
      const values = { calendar, etag: read.etag, busy: JSON.stringify(read.busy) };
      await engine.run(
        `UPDATE outbox_calendar SET read_at = :now, parsed_at = :now, failure = NULL, etag = :etag, busy = :busy
        WHERE calendar = :calendar`,
        values,
      );
    },
    /** It is as it was. */
    async keepCalendarAsIs(calendar: string) {
      await engine.run(
        'UPDATE outbox_calendar SET read_at = :now, failure = NULL WHERE calendar = :calendar',
        { calendar },
      );
    },
    async noteCalendarFailed(calendar: string, failure: string) {
      await engine.run('UPDATE outbox_calendar SET failure = :failure WHERE calendar = :calendar', {
        calendar,
        failure,
      });
    },
    async calendarCopies() {
      const rows = await engine.run(
        `SELECT calendar, busy, CASE WHEN read_at > :now - ${COPY_COUNTS_MS} THEN 1 ELSE 0 END AS counts
        FROM outbox_calendar`,
      );
      return rows.map((row) => copy.parse(row));
    },
    /** One that is set no longer. */
    async forgetCalendar(calendar: string) {
      await engine.run('DELETE FROM outbox_calendar WHERE calendar = :calendar', { calendar });
    },
  };
}
