import { FLOOD } from '#server/requests/stored-request.ts';
import { Refusal } from './refusal.ts';
import type { Networks } from './request-origin.ts';

const MAX_REMEMBERED = 10_000;

/** A bucket for each network, the longest unused first in the map. `takeToken` returns 0 if the network has got a token, or else the seconds until there is one. */
export function tokenBuckets(burst: number, perMinute = burst) {
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

/** The first limit is for the narrowest network of a visitor, which may be one address, and the second one for the widest. */
const postLimits = [tokenBuckets(30), tokenBuckets(120)];
/** A call page costs up to 10 ms, so 30 pages for one network occupy the server for 300 ms, the longest that another visitor may wait. */
const callLimits = [tokenBuckets(20), tokenBuckets(30)];

export const limitCallRate = (networks: Networks) => limitRate(networks, callLimits);

export function limitRate(networks: Networks, limits = postLimits) {
  for (const [index, network] of networks.entries()) {
    const seconds = limits[index]?.(network) ?? 0;
    // A refused post takes no token from the wider networks, because neighbours share those.
    if (seconds > 0) throw tooMany(seconds);
  }
}

const tooMany = (seconds: number) =>
  new Refusal(`Too many requests. Try again in ${seconds} seconds.`, {
    status: 429,
    headers: { 'Retry-After': `${seconds}` },
  });

const QUOTA_AT_ONCE = 25;
const QUOTA_AN_HOUR = 10;

/** Like `tokenBuckets`, but repeated posts of one request, which have one `requestKey`, take one token. */
function requestLimit(burst: number, perMinute: number) {
  const takeToken = tokenBuckets(burst, perMinute);
  const admitted = new Set<string>();

  return function takeTokenOnce(network: string, requestKey: string) {
    const seconds = admitted.has(requestKey) ? 0 : takeToken(network);
    if (seconds === 0) admitted.add(requestKey);
    dropOldest(admitted);
    return seconds;
  };
}

const quota = requestLimit(QUOTA_AT_ONCE, QUOTA_AN_HOUR / 60);

/** Returns 0 if the quota allows the request, or else the seconds until it does. */
export const takeFromQuota = (networks: Networks, requestKey: string) =>
  quota(networks.at(-1) ?? '', requestKey);

export function limitChange(networks: Networks, requestKey: string) {
  const seconds = takeFromQuota(networks, requestKey);
  if (seconds > 0) throw tooMany(seconds);
}

/** A flood is more than a burst of this many requests, and as many an hour after it, from all networks together. */
export const FLOOD_AN_HOUR = 100;

const usualRate = requestLimit(FLOOD_AN_HOUR, FLOOD_AN_HOUR / 60);
const firstInAnHour = requestLimit(1, 1 / 60);

/** In a flood each network's first request of the hour is delivered. The others may be real, too, so they are held and not refused. Both limits count each request, in a flood or not. */
export function holdInFlood(widestNetwork: string, requestKey: string) {
  const isUsual = usualRate('', requestKey) === 0;
  return firstInAnHour(widestNetwork, requestKey) === 0 || isUsual ? undefined : FLOOD;
}

function dropOldest(remembered: Map<string, unknown> | Set<string>) {
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}
