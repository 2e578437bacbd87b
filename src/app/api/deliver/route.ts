import { hasCronSecret } from '#server/configuration/secrets.ts';
import { deliverOnce } from '#server/http/deliver-once.ts';
import { currentHealth } from '#server/watch/current-health.ts';

export const dynamic = 'force-dynamic';
export const maxDuration = 60;

export async function GET(request: Request) {
  if (!hasCronSecret(request))
    return Response.json({ error: 'Authorization is missing or wrong' }, { status: 401 });
  await deliverOnce();
  return Response.json(await currentHealth());
}
