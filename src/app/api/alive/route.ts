import { fingerprintOf, runningBuild } from '#server/http/running-build.ts';
import { countProxies } from '#server/intake/request-origin.ts';

export const dynamic = 'force-dynamic';

/** Stays 200 if the store fails, while `/api/health` answers 503: the site still serves pages and sends requests directly. Only the doctor sends a nonce. */
export function GET({ url, headers }: Request) {
  const nonce = new URL(url).searchParams.get('nonce');
  const build = nonce && fingerprintOf(runningBuild.version, nonce);
  return Response.json({ alive: true, ...(build && { build, proxies: countProxies(headers) }) });
}
