import { runningBuild } from '#server/http/running-build.ts';
import { proxiesBefore } from '#server/intake/request-origin.ts';

export const dynamic = 'force-dynamic';

/** If the store fails, `/api/health` answers 503, but the site still serves pages and sends requests directly. */
export const GET = ({ headers }: Request) =>
  Response.json({ alive: true, build: runningBuild.version, proxies: proxiesBefore(headers) });
