import { environment } from '#server/environment.ts';
import { servedSite } from '#server/http/served-site.ts';
import { proxiesBefore, siteFingerprint } from '#server/site-fingerprint.ts';

export const dynamic = 'force-dynamic';

/** If the store fails, `/api/health` answers 503, but the site still serves pages and sends requests directly. */
export function GET({ url, headers }: Request) {
  const nonce = new URL(url).searchParams.get('nonce');
  return Response.json({
    alive: true,
    ...(nonce && siteFingerprint(nonce, servedSite.version, environment())),
    ...(nonce && { proxies: proxiesBefore(headers) }),
  });
}
