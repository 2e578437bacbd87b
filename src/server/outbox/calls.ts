import { z } from 'zod';
import type { Engine } from './engine.ts';
import { callTaken, requestState } from './stored-request.ts';

const HOUR_MS = 3_600_000;

/** Whether another request keeps a moment so near to `:callAt` that the two calls would meet. */
export const IS_KEPT = `EXISTS (
  SELECT 1 FROM outbox AS other
  WHERE other.call_at > CAST(:callAt AS BIGINT) - :spanMs AND other.call_at < CAST(:callAt AS BIGINT) + :spanMs
    AND other.call_kept_until > :now AND other.state <> 'held'
)`;

const comingCall = z.object({
  id: z.string(),
  state: requestState,
  body: z.string().nullable(),
  timeZone: z.string().nullable(),
  callAt: z.number(),
  callTaken,
  /** Whether nobody else is offered its moment for this request's sake. */
  isKept: z.number().transform(Boolean),
});

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

/** The calls that were asked for, the moments that they keep, and the last good copy of each calendar. */
export function callsIn(engine: Engine) {
  return {
    /** Those to come, soonest first, and the one that is being made now. */
    async comingCalls() {
      const rows = await engine.run(
        `SELECT id, state, body, time_zone AS "timeZone", call_at AS "callAt", call_taken AS "callTaken",
          CASE WHEN call_kept_until > :now AND state <> 'held' THEN 1 ELSE 0 END AS "isKept"
        FROM outbox WHERE call_at > :now - ${HOUR_MS} ORDER BY call_at, accepted_at LIMIT 1000`,
      );
      return rows.map((row) => comingCall.parse(row));
    },
    /** Others are offered this moment again. The request itself stays as it is. */
    async freeCall(id: string) {
      const rows = await engine.run(
        'UPDATE outbox SET call_kept_until = 0 WHERE id = :id AND call_kept_until > :now RETURNING id',
        { id },
      );
      return rows.length > 0;
    },
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
