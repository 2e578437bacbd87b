import { environment } from '#server/environment.ts';
import { Refusal } from './refusal.ts';

/**
 * Turns away what another site's page makes a browser send. Neither header present is no browser of today,
 * and no reason to lose a request.
 */
export function checkCsrf(headers: Headers) {
  if (isCrossSite(headers)) throw new Refusal(403, 'This form answers only to its own site.');
}

function isCrossSite(headers: Headers) {
  // The browser's own judgement, beyond a page's reach, and right behind any proxy.
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'cross-site';

  // Browsers without that header, and all of them on plain http.
  const origin = headers.get('origin');
  return origin !== null && !ownHosts(headers).includes(hostOf(origin));
}

/**
 * The names this site may be known by. A foreign page can set none of these headers without asking first by
 * OPTIONS, which nobody here grants; a proxy that rewrites Host says in the second what it was.
 */
function ownHosts(headers: Headers) {
  const { siteUrl } = environment();
  return [headers.get('host'), headers.get('x-forwarded-host'), siteUrl && hostOf(siteUrl)].flatMap(
    (host) => (host ? host.toLowerCase() : []),
  );
}

/** Host and port, without the default port: which scheme the proxy spoke is not known here. */
function hostOf(url: string) {
  return URL.canParse(url) ? new URL(url).host : 'no host';
}
