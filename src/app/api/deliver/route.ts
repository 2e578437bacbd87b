import { createHash, timingSafeEqual } from 'node:crypto';
import { workOnce } from '#server/delivery/work-once.ts';
import { environment } from '#server/environment.ts';
import { currentHealth } from '#server/health.ts';

export const dynamic = 'force-dynamic';
export const maxDuration = 60;

/** What a serverless host's schedule calls, so that requests whose first attempt failed get their next ones. */
export async function GET(call: Request) {
  if (!isFromOurSchedule(call))
    return Response.json({ error: 'Authorization is missing or wrong' }, { status: 401 });
  await workOnce();
  return Response.json(await currentHealth());
}

function isFromOurSchedule(call: Request) {
  const { cronSecret } = environment();
  const authorization = call.headers.get('authorization') ?? '';
  return cronSecret !== undefined && areEqual(authorization, `Bearer ${cronSecret}`);
}

/** In the same time whatever was guessed right; hashes, because only equal lengths can be compared so. */
function areEqual(given: string, expected: string) {
  return timingSafeEqual(hash(given), hash(expected));
}

function hash(text: string) {
  return createHash('sha256').update(text).digest();
}
