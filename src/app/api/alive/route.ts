import { fingerprintOf, runningBuild } from '#server/http/running-build.ts';
import { countProxies } from '#server/intake/request-origin.ts';

export const dynamic = 'force-dynamic';

/** 200 even if the store fails: pages and forms still work. By a nonce the doctor learns whether its build runs. */
export function GET({ url, headers }: Request) {
  const nonce = new URL(url).searchParams.get('nonce');
  const build = nonce && fingerprintOf(runningBuild.version, nonce);
  return Response.json({ alive: true, ...(build && { build, proxies: countProxies(headers) }) });
}
