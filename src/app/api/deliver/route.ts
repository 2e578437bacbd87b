import { isSameSecret } from '#server/basic-auth.ts';
import { deliverOnce } from '#server/delivery/deliver-once.ts';
import { environment } from '#server/environment.ts';
import { currentHealth } from '#server/health.ts';

export const dynamic = 'force-dynamic';
export const maxDuration = 60;

/** What a serverless host's schedule calls, so that requests whose first attempt failed get their next ones. */
export async function GET(call: Request) {
  if (!isFromOurSchedule(call))
    return Response.json({ error: 'Authorization is missing or wrong' }, { status: 401 });
  await deliverOnce();
  return Response.json(await currentHealth());
}

function isFromOurSchedule(call: Request) {
  const { cronSecret } = environment();
  const authorization = call.headers.get('authorization') ?? '';
  return cronSecret !== undefined && isSameSecret(authorization, `Bearer ${cronSecret}`);
}
