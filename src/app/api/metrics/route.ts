import { hasCronSecret } from '#server/configuration/secrets.ts';
import { currentHealth } from '#server/running/current-health.ts';
import { metricsIn } from '#server/running/metrics.ts';

export const dynamic = 'force-dynamic';

export async function GET(request: Request) {
  if (!hasCronSecret(request))
    return Response.json({ error: 'Authorization is missing or wrong' }, { status: 401 });
  const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
  return new Response(metricsIn(await currentHealth()), { headers });
}
