import { hasCronSecret } from '#server/configuration/secrets.ts';
import { recentDurations } from '#server/process/recent-durations.ts';
import { currentHealth } from '#server/running/current-health.ts';
import { runningBuild } from '#server/running/running-build.ts';

export const dynamic = 'force-dynamic';

export async function GET(request: Request) {
  const { troubles, ...health } = await currentHealth();
  const isWell = troubles.length === 0;
  const brief = { isWell, troubles };
  const durations = recentDurations();
  const full = { version: runningBuild.version, ...brief, ...health, durations };
  return Response.json(hasCronSecret(request) ? full : brief, { status: isWell ? 200 : 503 });
}
