import { countProxies } from '#server/http/client-networks.ts';
import { fingerprintOf, runningBuild } from '#server/running/running-build.ts';

export const dynamic = 'force-dynamic';

/** Responds with 200 even if the store fails, because pages and forms still work. */
export function GET({ url, headers }: Request) {
  const nonce = new URL(url).searchParams.get('nonce');
  const build = nonce && fingerprintOf(runningBuild.version, nonce);
  return Response.json({ alive: true, ...(build && { build, proxies: countProxies(headers) }) });
}
