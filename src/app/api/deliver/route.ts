import { hasCronSecret } from '#server/configuration/secrets.ts';
import { currentHealth } from '#server/running/current-health.ts';
import { deliverAndKeepHouse } from '#server/running/deliver-and-keep-house.ts';

export const dynamic = 'force-dynamic';
export const maxDuration = 60;

export async function GET(request: Request) {
  if (!hasCronSecret(request))
    return Response.json({ error: 'Authorization is missing or wrong' }, { status: 401 });
  await deliverAndKeepHouse();
  return Response.json(await currentHealth());
}
