import { MINUTE_MS } from '#domain/durations.ts';
import { cached } from '#server/process/cached.ts';
import { log } from '#server/process/log.ts';
import { readTraffic } from '#server/requests/figures.ts';
import { FLOOD } from '#server/requests/stored-request.ts';
import type { Engine } from '#server/store/engine.ts';
import { rateLimit, requestLimit } from './rate-limits.ts';

/** More in an hour are a flood, if they are also so many times those of the busiest hour of 30 days. */
const FLOOD_LEAST = 100;
const FLOOD_FACTOR = 10;

const READ_EVERY_MS = MINUTE_MS;

const usual = requestLimit(2, 2 / 60);
const first = requestLimit(1, 1 / 60);
const logOnceAnHour = rateLimit(1, 1 / 60);

/**
 * Limits are per network, and a thousand networks pass them. In a flood each network's first request of the hour is
 * delivered as always, and its others are held, because they may be real.
 */
export async function judgeTraffic(
  engine: Pick<Engine, 'query'>,
  network: string,
  requestKey: string,
) {
  const isUsual = usual(network, requestKey);
  const isFirst = first(network, requestKey);
  // It is read once a minute, because a flood would read thirty days for each request.
  const traffic = await cached('traffic', READ_EVERY_MS, () => readTraffic(engine));
  traffic.lastHour += 1;
  const most = Math.max(FLOOD_LEAST, FLOOD_FACTOR * traffic.busiestHour);
  if (isFirst || traffic.lastHour <= most) return { isUsual, heldBecause: undefined };
  if (logOnceAnHour('') === 0) log.error('Requests are held: unusual flood', { inAnHour: most });
  return { isUsual, heldBecause: FLOOD };
}
