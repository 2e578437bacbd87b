import type { Networks } from '#server/http/client-networks.ts';
import { FLOOD } from '#server/requests/stored-request.ts';
import { Refusal } from './refusal.ts';

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

const postLimits = { narrow: tokenBuckets(30), wide: tokenBuckets(120) };
/** A call page costs up to 10 ms, and another visitor may wait for 300 ms. */
const callLimits = { narrow: tokenBuckets(20), wide: tokenBuckets(30) };

export const limitCallRate = (networks: Networks) => limitRate(networks, callLimits);

export function limitRate({ narrow, wide }: Networks, limits = postLimits) {
  // Neighbours share the wide network, so a refused post takes none of its tokens.
  const seconds = limits.narrow(narrow) || limits.wide(wide);
  if (seconds > 0) throw tooManyRequests(seconds);
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

type WideNetwork = Pick<Networks, 'wide'>;

export const takeFromQuota = ({ wide }: WideNetwork, requestKey: string) => quota(wide, requestKey);

export function limitChange(network: WideNetwork, requestKey: string) {
  const seconds = takeFromQuota(network, requestKey);
  if (seconds > 0) throw tooManyRequests(seconds);
}

export const FLOOD_AN_HOUR = 100;

const usualRate = requestLimit(FLOOD_AN_HOUR, FLOOD_AN_HOUR / 60);
const firstInAnHour = requestLimit(1, 1 / 60);

/**
 * The first request of each network is delivered even in a flood. Both limits count each request,
 * in a flood or not.
 */
export function whyHeldInFlood({ wide }: WideNetwork, requestKey: string) {
  const isUsual = usualRate('', requestKey) === 0;
  return firstInAnHour(wide, requestKey) === 0 || isUsual ? undefined : FLOOD;
}

function dropOldest(remembered: Map<string, unknown> | Set<string>) {
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}
