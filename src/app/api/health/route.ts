import { bringsCronSecret } from '#server/cron-secret.ts';
import { currentHealth, inWords } from '#server/health.ts';
import { servedSite } from '#server/http/served-site.ts';

export const dynamic = 'force-dynamic';

export async function GET(request: Request) {
  const { troubles, ...figures } = await currentHealth();
  const isWell = troubles.length === 0;
  const brief = { isWell, troubles: troubles.map(inWords) };
  const full = { version: servedSite.version, ...brief, ...figures };
  return Response.json(bringsCronSecret(request) ? full : brief, { status: isWell ? 200 : 503 });
}
