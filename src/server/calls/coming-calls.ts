import { bufferMs } from '#domain/agency-calls.ts';
import { requestsWhere } from '#server/requests/read.ts';
import { MAX_RESERVED } from '#server/requests/settle.ts';
import { hasLater } from '#server/requests/stored-request.ts';
import type { Engine } from '#server/store/engine.ts';
import type { Busy } from './busy.ts';

type Store = Pick<Engine, 'query'>;

const MAX_CALLS = 2_000;

/** The last request of each call that is not over, or that ended less than `pastMs` ago. The index covers `keep_until > 0`. */
const COMING = `keep_until > 0 AND keep_until > :now - :pastMs AND body IS NOT NULL AND is_cancelled = 0
  AND NOT ${hasLater()}`;

/** Calls that reserve their time come first, so that a flood of others cannot push them out. */
const LISTED = `${COMING} ORDER BY reserves DESC, keep_until, id LIMIT ${MAX_CALLS}`;

export const comingCalls = (engine: Store, pastMs = 0) => requestsWhere(engine, LISTED, { pastMs });

/** Reads no words, because there may be two thousand calls. */
const RESERVED = `SELECT call, call_at AS starts, call_ends AS ends FROM outbox
  WHERE reserves = 1 AND call_ends > :now - :bufferMs ORDER BY call_ends`;

export async function reservedTimes({ query }: Store) {
  const rows = await query(RESERVED, { bufferMs: bufferMs() });
  return rows.map((row) => {
    const { call, starts, ends } = Object(row);
    return { call: String(call), time: [Number(starts), Number(ends)] as const satisfies Busy };
  });
}

/** Coming calls without a reserved time, from networks whose share is reserved by several visitors. */
const BEYOND_SHARE = `SELECT count(*) AS count FROM outbox WHERE ${COMING} AND reserves = 0 AND call_at > :now AND network IN (
  SELECT network FROM outbox WHERE reserves = 1 AND call_ends > :now
  GROUP BY network HAVING count(DISTINCT email) >= ${MAX_RESERVED})`;

export async function callsBeyondShare({ query }: Store) {
  const [row] = await query(BEYOND_SHARE, { pastMs: 0 });
  return Number(Object(row).count);
}
