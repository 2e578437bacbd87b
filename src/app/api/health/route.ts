import { hasCronSecret } from '#server/configuration/secrets.ts';
import { currentHealth } from '#server/health/health.ts';
import { runningBuild } from '#server/http/running-build.ts';

export const dynamic = 'force-dynamic';

export async function GET(request: Request) {
  const { troubles, ...figures } = await currentHealth();
  const isWell = troubles.length === 0;
  const brief = { isWell, troubles };
  const full = { version: runningBuild.version, ...brief, ...figures };
  return Response.json(hasCronSecret(request) ? full : brief, { status: isWell ? 200 : 503 });
}
