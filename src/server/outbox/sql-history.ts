import 'server-only';
import type { z } from 'zod';
import type { Engine } from './engine.ts';
import type { Day } from './outbox.ts';
import { deliveredRow, receivedRow, timeRow, waitRow } from './rows.ts';

const DAY_MS = 86_400_000;

const TIME = 'SELECT :now AS now';

const RECEIVED_BY_DAY = `
  SELECT accepted_at / 86400000 AS day, count(*) AS received FROM outbox
  WHERE accepted_at >= :since GROUP BY 1`;

const DELIVERED_BY_DAY = `
  SELECT delivered_at / 86400000 AS day, count(*) AS delivered, max(delivered_at - accepted_at) AS "longestMs"
  FROM outbox WHERE state = 'delivered' AND delivered_at >= :since GROUP BY 1`;

/** How long the request took that stands in this place when those of a time are put in order. */
const WAIT_IN_PLACE = `
  SELECT delivered_at - accepted_at AS "waitMs" FROM outbox
  WHERE state = 'delivered' AND delivered_at >= :since AND delivered_at < :until
  ORDER BY 1 LIMIT 1 OFFSET :place`;

/** What came in and what went out on each of the last days (UTC), the oldest first and today last. */
export async function history(engine: Engine, days: number): Promise<Day[]> {
  const today = Math.floor(timeRow.parse((await engine.run(TIME))[0]).now / DAY_MS);
  const first = today - days + 1;
  const since = first * DAY_MS;
  const [received, delivered] = await Promise.all([
    engine.run(RECEIVED_BY_DAY, { since }),
    engine.run(DELIVERED_BY_DAY, { since }),
  ]);
  const receivedOn = byDay(received, receivedRow);
  const deliveredOn = byDay(delivered, deliveredRow);

  return Promise.all(
    Array.from({ length: days }, async (_, index) => {
      const day = first + index;
      const sent = deliveredOn.get(day);
      return {
        date: new Date(day * DAY_MS).toISOString().slice(0, 10),
        received: receivedOn.get(day)?.received ?? 0,
        delivered: sent?.delivered ?? 0,
        medianMs: sent ? await medianWait(engine, day, sent.delivered) : null,
        longestMs: sent?.longestMs ?? null,
      };
    }),
  );
}

function byDay<Row extends { day: number }>(rows: readonly unknown[], shape: z.ZodType<Row>) {
  return new Map(rows.map((row) => shape.parse(row)).map((row) => [row.day, row]));
}

/** Of an even number the shorter of the two in the middle. */
async function medianWait(engine: Engine, day: number, delivered: number) {
  const [row] = await engine.run(WAIT_IN_PLACE, {
    since: day * DAY_MS,
    until: (day + 1) * DAY_MS,
    place: Math.floor((delivered - 1) / 2),
  });
  return row === undefined ? null : waitRow.parse(row).waitMs;
}
