import { environment } from '#server/environment.ts';
import { runningBuild } from '#server/http/running-build.ts';
import { proxiesBefore, siteFingerprint } from '#server/site-fingerprint.ts';

export const dynamic = 'force-dynamic';

/** If the store fails, `/api/health` answers 503, but the site still serves pages and sends requests directly. */
export function GET({ url, headers }: Request) {
  const nonce = new URL(url).searchParams.get('nonce');
  return Response.json({
    alive: true,
    ...(nonce && siteFingerprint(nonce, runningBuild.version, environment())),
    ...(nonce && { proxies: proxiesBefore(headers) }),
  });
}
