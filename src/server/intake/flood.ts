import 'server-only';
import type { Networks } from './client-networks.ts';
import { rateLimit } from './rate-limit.ts';
import { Refusal } from './refusal.ts';

/**
 * At once and in each minute. An address gets three times what a visitor may ever need; the networks around it get
 * more, but not for each of their addresses: in IPv6 one machine has as many as it likes.
 */
const limits = [30, 60, 120].map((posts) =>
  rateLimit({ burst: posts, perMinute: posts, networks: 10_000 }),
);

/** Turns away a network that posts faster than people do, and says when to come back. */
export function refuseFlood(networks: Networks) {
  for (const [index, network] of networks.entries()) {
    const seconds = limits[index]?.secondsToWait(network) ?? 0;
    // At once: what is turned away here takes nothing from the neighbours, who share the wider networks.
    if (seconds > 0)
      throw new Refusal(429, `Too many requests. Try again in ${seconds} seconds.`, {
        headers: { 'Retry-After': String(seconds) },
      });
  }
}
