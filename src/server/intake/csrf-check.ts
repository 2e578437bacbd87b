import { environment } from '#server/configuration/environment.ts';
import { Refusal } from './refusal.ts';

export function checkCsrf(headers: Headers) {
  if (isCrossSite(headers)) throw new Refusal(403, 'This form answers only to its own site.');
}

function isCrossSite(headers: Headers) {
  // The browser sets this header. Pages cannot change it, and it is correct behind any proxy.
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'cross-site';

  const origin = headers.get('origin');
  return origin !== null && !ownHosts(headers).includes(hostOf(origin));
}

/** A foreign page cannot set these headers without a preflight, which is never granted. */
function ownHosts(headers: Headers) {
  const { siteUrl } = environment();
  return [headers.get('host'), headers.get('x-forwarded-host'), siteUrl && hostOf(siteUrl)].flatMap(
    (host) => (host ? host.toLowerCase() : []),
  );
}

const hostOf = (url: string) => URL.parse(url)?.host ?? 'no host';
