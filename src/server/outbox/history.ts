import { z } from 'zod';
import type { Engine } from './engine.ts';

const DAY_MS = 86_400_000;

const TODAY = `SELECT CAST(:now / ${DAY_MS} AS BIGINT) AS day`;

const RECEIVED = `
  SELECT accepted_at / ${DAY_MS} AS day, count(*) AS received FROM outbox
  WHERE accepted_at >= :since GROUP BY 1`;

/** Put in order within each day, so that the one in the middle can be told. */
const DELIVERED = `
  WITH sent AS (
    SELECT delivered_at / ${DAY_MS} AS day, delivered_at - accepted_at AS wait,
      row_number() OVER (PARTITION BY delivered_at / ${DAY_MS} ORDER BY delivered_at - accepted_at) AS place,
      count(*) OVER (PARTITION BY delivered_at / ${DAY_MS}) AS delivered
    FROM outbox WHERE state = 'delivered' AND delivered_at >= :since
  )
  SELECT day, max(delivered) AS delivered, max(wait) AS "longestMs",
    max(CASE WHEN place = (delivered + 1) / 2 THEN wait END) AS "medianMs"
  FROM sent GROUP BY day`;

const today = z.object({ day: z.number() });
const received = z.object({ day: z.number(), received: z.number() });
const delivered = z.object({
  day: z.number(),
  delivered: z.number(),
  /** Half of what was delivered on this day had taken no longer, and none of it longer than the longest. */
  medianMs: z.number(),
  longestMs: z.number(),
});

export type Day = Awaited<ReturnType<typeof history>>[number];

/** What came in and what went out on each of the last days (UTC), the oldest first and today last. */
export async function history(engine: Engine, days: number) {
  const first = today.parse((await engine.query(TODAY))[0]).day - days + 1;
  const since = first * DAY_MS;
  const receivedOn = byDay(received, await engine.query(RECEIVED, { since }));
  const deliveredOn = byDay(delivered, await engine.query(DELIVERED, { since }));
  return Array.from({ length: days }, (_, index) => ({
    date: new Date((first + index) * DAY_MS).toISOString().slice(0, 10),
    received: 0,
    delivered: 0,
    medianMs: null,
    longestMs: null,
    ...receivedOn.get(first + index),
    ...deliveredOn.get(first + index),
  }));
}

function byDay<Row extends { day: number }>(shape: z.ZodType<Row>, rows: unknown[]) {
  return new Map(
    rows.map((row) => shape.parse(row)).map(({ day, ...figures }) => [day, figures] as const),
  );
}
