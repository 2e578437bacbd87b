import { z } from 'zod';
import type { Engine } from '#server/store/engine.ts';
import { DAY_MS } from './waits.ts';

const RECEIVED = `SELECT accepted_at / ${DAY_MS} AS day, count(*) AS received FROM outbox
  WHERE accepted_at >= :since GROUP BY 1`;

const DELIVERED = `SELECT delivered_at / ${DAY_MS} AS day, delivered_at - accepted_at AS wait FROM outbox
  WHERE state = 'delivered' AND delivered_at >= :since ORDER BY 1, 2`;

const clock = z.tuple([z.object({ day: z.number() })]);
const receivedRows = z.array(z.object({ day: z.number(), received: z.number() }));
const deliveredRows = z.array(z.object({ day: z.number(), wait: z.number() }));

export type Day = Awaited<ReturnType<typeof history>>[number];

/** What came in and what went out on each of the last days (UTC), the oldest first and today last. */
export async function history(engine: Engine, days: number) {
  const [today] = clock.parse(await engine.query(`SELECT CAST(:now / ${DAY_MS} AS BIGINT) AS day`));
  const first = today.day - days + 1;
  const since = first * DAY_MS;
  const received = receivedRows.parse(await engine.query(RECEIVED, { since }));
  const delivered = deliveredRows.parse(await engine.query(DELIVERED, { since }));
  return Array.from({ length: days }, (_, index) => {
    const day = first + index;
    const waits = delivered.filter((row) => row.day === day).map(({ wait }) => wait);
    return {
      date: new Date(day * DAY_MS).toISOString().slice(0, 10),
      received: received.find((row) => row.day === day)?.received ?? 0,
      delivered: waits.length,
      /** Half of what was delivered on this day had taken no longer, and none of it longer than the longest. */
      medianMs: waits[Math.ceil(waits.length / 2) - 1] ?? null,
      longestMs: waits.at(-1) ?? null,
    };
  });
}
