import { environment } from '#server/environment.ts';
import { servedSite } from '#server/http/served-site.ts';
import { proxiesBefore, siteFingerprint } from '#server/site-fingerprint.ts';

export const dynamic = 'force-dynamic';

/** For load balancers: without a store, when `/api/health` answers 503, the site still serves and delivers. */
export function GET({ url, headers }: Request) {
  const nonce = new URL(url).searchParams.get('nonce');
  return Response.json({
    alive: true,
    ...(nonce && siteFingerprint(nonce, servedSite().version, environment())),
    ...(nonce && { proxies: proxiesBefore(headers) }),
  });
}
