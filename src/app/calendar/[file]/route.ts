import { DAY_MS } from '#domain/durations.ts';
import { calendarFeed } from '#server/calls/calendar-feed.ts';
import { environment } from '#server/configuration/environment.ts';
import { isSameSecret } from '#server/configuration/secrets.ts';
import { clientNetworks } from '#server/http/client-networks.ts';
import { limitCallRate } from '#server/intake/rate-limits.ts';
import { Refusal } from '#server/intake/refusal.ts';
import { failureCode, log } from '#server/process/log.ts';
import { readComingCalls } from '#server/requests/coming-calls.ts';
import { ourRequests } from '#server/requests/our-requests.ts';

export const dynamic = 'force-dynamic';

const KEPT_AFTER_END_MS = 7 * DAY_MS;

/** The address contains the key, so nobody else may store or learn it. */
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

type Context = { params: Promise<{ file: string }> };

export async function GET(request: Request, { params }: Context) {
  const { calendarFeedKey: key, trustedProxies } = environment();
  try {
    limitCallRate(clientNetworks(request.headers, trustedProxies));
    if (!key || !isSameSecret((await params).file, `${key}.ics`)) return respond(null, 404);
    const feed = calendarFeed(await readComingCalls(ourRequests().engine, KEPT_AFTER_END_MS));
    return respond(feed, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
  } catch (failure) {
    if (failure instanceof Refusal)
      return respond(null, failure.details.status, failure.details.headers);
    log.error('The calendar of the calls failed', { reason: failureCode(failure) });
    return respond(null, 503, { 'Retry-After': '30' });
  }
}

const respond = (body: string | null, status: number, headers?: Record<string, string>) =>
  new Response(body, { status, headers: { ...PRIVATE, ...headers } });
