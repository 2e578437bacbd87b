import { FLOOD } from '#server/requests/stored-request.ts';
import { Refusal } from './refusal.ts';
import type { Networks } from './request-origin.ts';

const MAX_REMEMBERED = 10_000;

/** Returns 0, or the seconds until there is a token. */
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

const postLimits = [tokenBuckets(30), tokenBuckets(120)];
/** A call page costs up to 10 ms, and another visitor may wait for 300 ms. */
const callLimits = [tokenBuckets(20), tokenBuckets(30)];

export const limitCallRate = (networks: Networks) => limitRate(networks, callLimits);

export function limitRate(networks: Networks, limits = postLimits) {
  for (const [index, network] of networks.entries()) {
    const seconds = limits[index]?.(network) ?? 0;
    // Neighbours share the wider networks, so a refused post takes none of their tokens.
    if (seconds > 0) throw tooManyRequests(seconds);
  }
}

const tooManyRequests = (seconds: number) =>
  new Refusal(`Too many requests. Try again in ${seconds} seconds.`, {
    status: 429,
    headers: { 'Retry-After': `${seconds}` },
  });

const QUOTA_AT_ONCE = 25;
const QUOTA_AN_HOUR = 10;

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

export const takeFromQuota = (networks: Networks, requestKey: string) =>
  quota(networks.at(-1) ?? '', requestKey);

export function limitChange(networks: Networks, requestKey: string) {
  const seconds = takeFromQuota(networks, requestKey);
  if (seconds > 0) throw tooManyRequests(seconds);
}

export const FLOOD_AN_HOUR = 100;

const usualRate = requestLimit(FLOOD_AN_HOUR, FLOOD_AN_HOUR / 60);
const firstInAnHour = requestLimit(1, 1 / 60);

/**
 * The first request of each network is delivered even in a flood. Both limits count each request,
 * in a flood or not.
 */
export function whyHeldInFlood(widestNetwork: string, requestKey: string) {
  const isUsual = usualRate('', requestKey) === 0;
  return firstInAnHour(widestNetwork, requestKey) === 0 || isUsual ? undefined : FLOOD;
}

function dropOldest(remembered: Map<string, unknown> | Set<string>) {
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}
