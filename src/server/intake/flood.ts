import 'server-only';
import { environment } from '#server/environment.ts';
import { clientAddress } from './client-address.ts';
import { rateLimit } from './rate-limit.ts';
import { Refusal } from './refusal.ts';

// Three times what a visitor may ever need in a minute, then one every two seconds.
const limit = rateLimit({ burst: 30, perMinute: 30, addresses: 10_000 });

/** Turns away an address that posts faster than people do, and says when to come back. */
export function refuseFlood(headers: Headers) {
  const address = clientAddress(headers, environment().trustedProxies);
  const seconds = limit.secondsToWait(address);
  if (seconds > 0)
    throw new Refusal(429, `Too many requests. Try again in ${seconds} seconds.`, {
      headers: { 'Retry-After': String(seconds) },
    });
}
