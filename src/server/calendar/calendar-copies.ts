import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#server/outbox/waits.ts';
import type { Engine } from '#server/store/engine.ts';

const READ_EVERY_MS = 10 * 60_000;

/** A copy counts for a day. A time in the future shows that a clock was wrong. */
const inTheLastDay = (time: string) => `abs(:now - ${time}) < ${DAY_MS}`;

const HEALTH = `SELECT
  count(*) FILTER (WHERE failure IS NOT NULL AND NOT ${inTheLastDay('read_at')}) AS "calendarsAway",
  coalesce(sum(not_understood) FILTER (WHERE ${inTheLastDay('read_at')}), 0) AS "eventsNotUnderstood"
  FROM calendar_copy`;

const health = z.object({
  /** Calendars that fail and whose last copy is too old. */
  calendarsAway: z.number(),
  /** Their days count as busy. */
  eventsNotUnderstood: z.number(),
});

const busy = z.array(z.tuple([z.number(), z.number()]));
const copy = z.object({
  calendar: z.string(),
  busy: z.string().transform((text) => busy.parse(JSON.parse(text))),
  counts: z.number().transform(Boolean),
});

const claimed = z.object({ etag: z.string().nullable() });

export function calendarCopiesIn(engine: Engine) {
  return {
    async health() {
      const [row] = await engine.query(HEALTH);
      return health.parse(row);
    },
    async claim(calendar: string) {
      const [row] = await engine.query(
        `INSERT INTO calendar_copy (calendar, asked_at) VALUES (:calendar, :now)
        ON CONFLICT (calendar) DO UPDATE SET asked_at = :now
          WHERE calendar_copy.asked_at <= :now - ${READ_EVERY_MS} OR calendar_copy.asked_at > :now
        RETURNING CASE WHEN ${inTheLastDay('parsed_at')} THEN etag END AS etag`,
        { calendar },
      );
      return claimed.optional().parse(row);
    },
    async store(
      calendar: string,
      { busy, etag, problems }: { busy: unknown; etag: string | null; problems: string[] },
    ) {
      await engine.query(
        `UPDATE calendar_copy SET read_at = :now, parsed_at = :now, failure = NULL, etag = :etag, busy = :busy,
          not_understood = :notUnderstood
        WHERE calendar = :calendar`,
        { calendar, etag, busy: JSON.stringify(busy), notUnderstood: problems.length },
      );
    },
    async confirm(calendar: string) {
      await engine.query(
        'UPDATE calendar_copy SET read_at = :now, failure = NULL WHERE calendar = :calendar',
        { calendar },
      );
    },
    async noteFailed(calendar: string, failure: string) {
      await engine.query('UPDATE calendar_copy SET failure = :failure WHERE calendar = :calendar', {
        calendar,
        failure,
      });
    },
    async list() {
      const rows = await engine.query(
        `SELECT calendar, busy, CASE WHEN ${inTheLastDay('read_at')} THEN 1 ELSE 0 END AS counts
        FROM calendar_copy`,
      );
      return rows.map((row) => copy.parse(row));
    },
    /** Calendars that no process has claimed for an hour are no longer configured. */
    async deleteUnused() {
      await engine.query(`DELETE FROM calendar_copy WHERE abs(:now - asked_at) > ${HOUR_MS}`);
    },
  };
}
