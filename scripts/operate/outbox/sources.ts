import { z } from 'zod';
import { DAY_MS } from '#domain/durations.ts';
import type { Requests } from '#server/requests/requests.ts';
import { requestState } from '#server/requests/stored-request.ts';

/** A change is about the call of an earlier request. */
const SOURCES = `SELECT lead_source AS source, state, count(*) AS requests FROM outbox
  WHERE accepted_at >= :now - ${30 * DAY_MS} AND change = 0 GROUP BY lead_source, state`;

const row = z.object({ source: z.string().nullable(), state: requestState, requests: z.number() });

/** Requests of the last 30 days by campaign, or by the host that sent the visitor. The most come first. */
export async function requestsBySource({ engine }: Requests) {
  const sources = new Map<string, { requests: number; held: number }>();
  for (const { source, state, requests } of z.array(row).parse(await engine.query(SOURCES))) {
    const name = nameOf(new URLSearchParams(source ?? ''));
    const counts = sources.get(name) ?? { requests: 0, held: 0 };
    counts[state === 'held' ? 'held' : 'requests'] += requests;
    sources.set(name, counts);
  }
  return [...sources]
    .sort(
      ([one, a], [other, b]) =>
        b.requests - a.requests || b.held - a.held || one.localeCompare(other),
    )
    .map(
      ([name, { requests, held }]) => `${name} ${requests}${held > 0 ? ` (and ${held} held)` : ''}`,
    );
}

const nameOf = (source: URLSearchParams) =>
  source.get('utm_campaign') ?? source.get('utm_source') ?? source.get('referrer') ?? 'unknown';
