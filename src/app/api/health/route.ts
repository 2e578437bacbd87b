import { hasCronSecret } from '#server/configuration/secrets.ts';
import { runningBuild } from '#server/http/running-build.ts';
import { recentDurations } from '#server/process/recent-durations.ts';
import { currentHealth } from '#server/watch/current-health.ts';

export const dynamic = 'force-dynamic';

export async function GET(request: Request) {
  const { troubles, ...figures } = await currentHealth();
  const isWell = troubles.length === 0;
  const brief = { isWell, troubles };
  const durations = recentDurations();
  const full = { version: runningBuild.version, ...brief, ...figures, durations };
  return Response.json(hasCronSecret(request) ? full : brief, { status: isWell ? 200 : 503 });
}
