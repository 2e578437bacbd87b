import { currentHealth } from '#server/health.ts';

export const dynamic = 'force-dynamic';

/** For load balancers and watchers: can requests be kept, and do they get through? No personal data. */
export async function GET() {
  const health = await currentHealth();
  return Response.json(health, { status: health.storeWritable ? 200 : 503 });
}
