import { z } from 'zod';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { cached } from '#server/cached.ts';
import { log } from '#server/log.ts';
import { FLOOD, OVER_QUOTA } from '#server/outbox/stored-request.ts';
import type { Engine } from '#server/store/engine.ts';
import { Refusal } from './refusal.ts';
import type { Networks } from './request-origin.ts';

const MAX_REMEMBERED = 10_000;

/** Returns the seconds until a network may have its next token, or 0 if it has just got one. */
export function rateLimit(burst: number, perMinute = burst) {
  const msPerToken = 60_000 / perMinute;
  const buckets = new Map<string, { left: number; at: number }>();

  return function takeToken(network: string) {
    const at = performance.now();
    const before = buckets.get(network) ?? { left: burst, at };
    const tokens = Math.min(burst, before.left + (at - before.at) / msPerToken);
    const isEmpty = tokens < 1;
    buckets.delete(network);
    buckets.set(network, { left: isEmpty ? tokens : tokens - 1, at });
    dropOldest(buckets);
    return isEmpty ? Math.ceil(((1 - tokens) * msPerToken) / 1_000) : 0;
  };
}

/** The first limit counts an address, the second one a network. */
const postLimits = [rateLimit(30), rateLimit(120)];
/** A call page costs up to 10 ms, so 30 of one network occupy the server for 300 ms: no other visitor may wait longer. */
const callLimits = [rateLimit(20), rateLimit(30)];

export const limitCallRate = (networks: Networks) => limitRate(networks, callLimits);

export function limitRate(networks: Networks, limits = postLimits) {
  for (const [index, network] of networks.entries()) {
    const seconds = limits[index]?.(network) ?? 0;
    // The wider networks lose no token, because neighbours share them.
    if (seconds > 0)
      throw new Refusal(`Too many requests. Try again in ${seconds} seconds.`, {
        status: 429,
        headers: { 'Retry-After': String(seconds) },
      });
  }
}

const QUOTA_AT_ONCE = 25;
const QUOTA_AN_HOUR = 10;
export const QUOTA_SECONDS = 3_600 / QUOTA_AN_HOUR;
const quota = rateLimit(QUOTA_AT_ONCE, QUOTA_AN_HOUR / 60);
const admitted = new Set<string>();

const logOnceAnHour = rateLimit(1, 1 / 60);

export function takeFromQuota(networks: Networks, requestKey: string) {
  if (admitted.has(requestKey)) return true;
  if (quota(networks.at(-1) ?? '') > 0) return false;
  admitted.add(requestKey);
  dropOldest(admitted);
  return true;
}

/** Held and not refused: many visitors may share one proxy. */
export function holdOverQuota(networks: Networks, requestKey: string) {
  if (takeFromQuota(networks, requestKey)) return undefined;
  if (logOnceAnHour('') === 0)
    log.error(
      `Requests are held: one network sends more than ${QUOTA_AT_ONCE} at once or ${QUOTA_AN_HOUR} an hour. If they are ` +
        'real, a proxy stands in front that TRUSTED_PROXIES does not count. Release them with: npm run outbox -- release --all',
    );
  return OVER_QUOTA;
}

function dropOldest(remembered: Map<string, unknown> | Set<string>) {
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

/** More requests of all networks in an hour are held, if they are also so many times those of the busiest hour of 30 days. */
export const FLOOD_LEAST = 100;
export const FLOOD_FACTOR = 10;

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
  const { busiestHour } = await cached('usual traffic', READ_EVERY_MS, () => hourlyTraffic(engine));
  const most = Math.max(FLOOD_LEAST, FLOOD_FACTOR * busiestHour);
  if ((await countLastHour(engine, most)) < most) return undefined;
  if (logOnceAnHour(FLOOD) === 0) log.error('Requests are held: unusual flood', { inAnHour: most });
  return FLOOD;
}

/** A flood must not make the next one usual, nor must its first hour, which may have nothing held. */
async function hourlyTraffic(engine: Engine) {
  const all = hours.parse(await engine.query(HOURS));
  const floods = all.filter(({ held }) => held > 0);
  const isInFlood = (hour: number) => floods.some((flood) => [0, 1].includes(flood.hour - hour));
  const ordinary = all.filter(({ hour }) => !isInFlood(hour));
  const lastHour = all.reduce((sum, { total, earlier }) => sum + total - earlier, 0);
  return {
    floodPeak: Math.max(lastHour, ...floods.map(({ total }) => total)),
    busiestHour: Math.max(0, ...ordinary.map(({ earlier }) => earlier)),
  };
}

/** For the alert. */
export const floodFigures = async (engine: Engine, held: number) =>
  held > 0 ? hourlyTraffic(engine) : { floodPeak: 0, busiestHour: 0 };
