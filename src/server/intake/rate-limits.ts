import { log } from '#server/log.ts';
import { OVER_QUOTA } from '#server/outbox/stored-request.ts';
import type { Networks } from './client-networks.ts';
import { Refusal } from './refusal.ts';

type Limit = { burst: number; perMinute: number; maxNetworks: number; now?: () => number };
type Bucket = { tokens: number; filledAt: number };

export function rateLimit({ burst, perMinute, maxNetworks, now = () => performance.now() }: Limit) {
  const msPerToken = 60_000 / perMinute;
  const buckets = new Map<string, Bucket>();

  function takeToken(network: string) {
    const tokens = tokensOf(network);
    const isEmpty = tokens < 1;
    remember(network, { tokens: isEmpty ? tokens : tokens - 1, filledAt: now() });
    return isEmpty ? Math.ceil(((1 - tokens) * msPerToken) / 1_000) : 0;
  }

  function tokensOf(network: string) {
    const bucket = buckets.get(network);
    if (!bucket) return burst;
    return Math.min(burst, bucket.tokens + (now() - bucket.filledAt) / msPerToken);
  }

  function remember(network: string, bucket: Bucket) {
    buckets.delete(network);
    buckets.set(network, bucket);
    dropOldest(buckets, maxNetworks);
  }

  return { takeToken, networkCount: () => buckets.size };
}

const limitsOf = (...perMinute: [address: number, network: number]) =>
  perMinute.map((max) => rateLimit({ burst: max, perMinute: max, maxNetworks: 10_000 }));
const postLimits = limitsOf(30, 120);
/** A call page costs up to 10 ms, so 30 of one network occupy the server for 300 ms: no other visitor may wait longer. */
const callLimits = limitsOf(20, 30);

export const limitCallRate = (networks: Networks) => limitRate(networks, callLimits);

export function limitRate(networks: Networks, limits = postLimits) {
  for (const [index, network] of networks.entries()) {
    const seconds = limits[index]?.takeToken(network) ?? 0;
    // The wider networks lose no token, because neighbours share them.
    if (seconds > 0)
      throw new Refusal(429, `Too many requests. Try again in ${seconds} seconds.`, {
        headers: { 'Retry-After': String(seconds) },
      });
  }
}

export const QUOTA_SECONDS = 360;
const quota = rateLimit({ burst: 25, perMinute: 60 / QUOTA_SECONDS, maxNetworks: 10_000 });
const admitted = new Set<string>();
const MAX_REMEMBERED = 10_000;

/** More requests of all networks in an hour are held, if they are also so many times those of the busiest hour of 30 days. */
export const FLOOD_LEAST = 100;
export const FLOOD_FACTOR = 10;

export const logOnceAnHour = rateLimit({ burst: 1, perMinute: 1 / 60, maxNetworks: 2 });

export function takeFromQuota(networks: Networks, requestKey: string) {
  if (admitted.has(requestKey)) return true;
  if (quota.takeToken(networks.at(-1) ?? '') > 0) return false;
  admitted.add(requestKey);
  dropOldest(admitted, MAX_REMEMBERED);
  return true;
}

/** Held and not refused: many visitors may share one proxy. */
export function holdOverQuota(networks: Networks, requestKey: string) {
  if (takeFromQuota(networks, requestKey)) return undefined;
  if (logOnceAnHour.takeToken('') === 0)
    log.error(
      'Requests are held: one network sends more than 25 at once or 10 an hour. If they are real, a proxy stands in ' +
        'front that TRUSTED_PROXIES does not count. Release them with: npm run outbox -- release --all',
    );
  return OVER_QUOTA;
}

function dropOldest(remembered: Map<string, unknown> | Set<string>, most: number) {
  const [oldest] = remembered.keys();
  if (remembered.size > most && oldest !== undefined) remembered.delete(oldest);
}
