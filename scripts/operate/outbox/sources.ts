import { z } from 'zod';
import { DAY_MS } from '#domain/durations.ts';
import type { Requests } from '#server/requests/requests.ts';

/** Leaves out changes of calls, which are no new requests, and held requests, which may be spam. */
const SOURCES = `SELECT lead_source AS source, count(*) AS requests FROM outbox
  WHERE accepted_at >= :now - ${30 * DAY_MS} AND change = 0 AND state <> 'held' GROUP BY lead_source`;

const row = z.object({ source: z.string().nullable(), requests: z.number() });

/** Requests of the last 30 days by campaign, or by the host that sent the visitor. The most come first. */
export async function requestsBySource({ engine }: Requests) {
  const sources = new Map<string, number>();
  for (const { source, requests } of z.array(row).parse(await engine.query(SOURCES))) {
    const name = nameOf(new URLSearchParams(source ?? ''));
    sources.set(name, (sources.get(name) ?? 0) + requests);
  }
  const byCount = [...sources].sort(([one, a], [other, b]) => b - a || one.localeCompare(other));
  return byCount.map(([name, requests]) => `${name} ${requests}`);
}

const nameOf = (source: URLSearchParams) =>
  source.get('utm_campaign') ?? source.get('utm_source') ?? source.get('referrer') ?? 'unknown';
