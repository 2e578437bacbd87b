import { z } from 'zod';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { cached } from '#server/cached.ts';
import { log } from '#server/log.ts';
import { FLOOD } from '#server/outbox/stored-request.ts';
import type { Outbox } from '#server/site-outbox.ts';
import { FLOOD_FACTOR, FLOOD_LEAST, logOnceAnHour } from './rate-limits.ts';

type Engine = Outbox['engine'];

const READ_EVERY_MS = 4 * MINUTE_MS;

/** Spam and what exceeds a quota are held anyway. */
const COUNTED = `(held_because IS NULL OR held_because = '${FLOOD}')`;

const LAST_HOUR = `SELECT count(*) AS found FROM (
  SELECT 1 FROM outbox WHERE accepted_at > :now - ${HOUR_MS} AND ${COUNTED} LIMIT :most) AS newest`;

const HOURS = `SELECT accepted_at / ${HOUR_MS} AS hour, count(*) AS total,
    count(*) FILTER (WHERE accepted_at <= :now - ${HOUR_MS}) AS earlier,
    count(*) FILTER (WHERE held_because = '${FLOOD}') AS held
  FROM outbox WHERE accepted_at > :now - ${30 * DAY_MS} AND ${COUNTED} GROUP BY accepted_at / ${HOUR_MS}`;

const found = z.tuple([z.object({ found: z.number() })]);
const hours = z.array(
  z.object({ hour: z.number(), total: z.number(), earlier: z.number(), held: z.number() }),
);

const countLastHour = async (engine: Engine, most: number) =>
  found.parse(await engine.query(LAST_HOUR, { most }))[0].found;

/** Limits are per network, and a thousand networks pass them. Held and not refused: the requests may be real. */
export async function holdInFlood(engine: Engine) {
  if ((await countLastHour(engine, FLOOD_LEAST)) < FLOOD_LEAST) return undefined;
  // A flood would read thirty days for each request.
  const { known, underWay } = cached('usual traffic', READ_EVERY_MS, () => hourlyTraffic(engine));
  const { busiest } = (await underWay) ?? known ?? (await hourlyTraffic(engine));
  const most = Math.max(FLOOD_LEAST, FLOOD_FACTOR * busiest);
  if ((await countLastHour(engine, most)) < most) return undefined;
  if (logOnceAnHour.takeToken(FLOOD) === 0)
    log.error('Requests are held: unusual flood', { inAnHour: most });
  return FLOOD;
}

/** A flood must not make the next one usual, nor must its first hour, which may have nothing held. */
async function hourlyTraffic(engine: Engine) {
  const all = hours.parse(await engine.query(HOURS));
  const floods = all.filter(({ held }) => held > 0);
  const isInFlood = (hour: number) => floods.some((flood) => [0, 1].includes(flood.hour - hour));
  const ordinary = all.filter(({ hour }) => !isInFlood(hour));
  return {
    peak: Math.max(0, ...floods.map(({ total }) => total)),
    busiest: Math.max(0, ...ordinary.map(({ earlier }) => earlier)),
  };
}

/** For the alert. */
export async function floodFigures(engine: Engine) {
  const { peak, busiest } = await hourlyTraffic(engine);
  const lastHour = peak > 0 ? await countLastHour(engine, Number.MAX_SAFE_INTEGER) : 0;
  return { floodPeak: Math.max(peak, lastHour), busiestHour: busiest };
}
