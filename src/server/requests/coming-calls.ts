import { z } from 'zod';
import { bufferMs } from '#domain/call-span.ts';
import type { Queryable } from '#server/store/engine.ts';
import type { TakenTime } from './free-time.ts';
import { selectRequests } from './request-queries.ts';
import { IS_AGREED, IS_TO_AGREE, MAX_RESERVED } from './standing.ts';
import { IS_LAST_OF_CALL, isTimedCall } from './stored-request.ts';

const MAX_CALLS = 2_000;

/** A held one may be spam. The first two conditions are those of the index `outbox_to_come`. */
const LAST_AND_NOT_OVER = `keep_until > 0 AND state <> 'held' AND keep_until > :now - :pastMs
  AND body IS NOT NULL AND is_cancelled = 0 AND ${IS_LAST_OF_CALL}`;

/** A flood of others must not push calls that reserve their time out of the list. */
const LISTED = `${LAST_AND_NOT_OVER} ORDER BY reserves DESC, keep_until, id LIMIT ${MAX_CALLS}`;

export const readComingCalls = (engine: Queryable, pastMs = 0) =>
  selectRequests(engine, LISTED, { pastMs });

/** The first two conditions are those of the index `outbox_to_come`. */
const MAY_HAVE_EVENT = `keep_until > 0 AND state <> 'held' AND call_at > :now
  AND call_hash IS NOT NULL AND body IS NOT NULL AND is_cancelled = 0
  AND (calendar_event IS NOT NULL OR reserves = 1)`;

/** Calls whose event the agency may have in a calendar. */
export const readCallsWithEvents = async (engine: Queryable) =>
  (await selectRequests(engine, MAY_HAVE_EVENT)).filter(isTimedCall);

/** There may be two thousand calls, so no words are read. */
const RESERVED = `SELECT call_hash AS "callHash", call_at AS starts, call_ends AS ends FROM outbox
  WHERE reserves = 1 AND call_ends > :now - :bufferMs ORDER BY call_ends`;

export async function readReservedTimes({ query }: Queryable) {
  const rows = await query(RESERVED, { bufferMs: bufferMs() });
  return rows.map(({ callHash, starts, ends }) => ({
    callHash: String(callHash),
    time: [Number(starts), Number(ends)] as const satisfies TakenTime,
  }));
}

/**
 * A wrong TRUSTED_PROXIES puts several visitors into one network. One visitor with three calls does
 * not count.
 */
const FULL_NETWORKS = `SELECT network_hash FROM outbox WHERE reserves = 1 AND call_ends > :now
  GROUP BY network_hash HAVING count(DISTINCT email_hash) >= ${MAX_RESERVED}`;

/** If a call to agree has a `calendar_event`, that event was moved or deleted. */
const COUNTS = `SELECT count(*) FILTER (WHERE ${IS_AGREED}) AS "callsAgreed",
  count(*) FILTER (WHERE ${IS_TO_AGREE}) AS "callsToAgree",
  count(*) FILTER (
    WHERE ${IS_TO_AGREE} AND call_at > :now AND network_hash IN (${FULL_NETWORKS})
  ) AS "callsBeyondLimit",
  count(*) FILTER (
    WHERE ${IS_TO_AGREE} AND call_at > :now AND calendar_event IS NOT NULL
  ) AS "callsWithoutEvent"
  FROM outbox WHERE ${LAST_AND_NOT_OVER}`;

const callCounts = z.object({
  callsAgreed: z.number(),
  callsToAgree: z.number(),
  callsBeyondLimit: z.number(),
  callsWithoutEvent: z.number(),
});

export const readCallCounts = async ({ query }: Queryable) =>
  callCounts.parse((await query(COUNTS, { pastMs: 0 }))[0]);
