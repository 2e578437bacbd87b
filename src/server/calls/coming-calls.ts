import { bufferMs } from '#domain/agency-calls.ts';
import { MAX_RESERVED } from '#server/requests/settle.ts';
import { COLUMNS, type StoredRequest, storedRequest } from '#server/requests/stored-request.ts';
import type { Engine } from '#server/store/engine.ts';

export type ComingCall = StoredRequest & { callAt: number };
export type Time = readonly [starts: number, ends: number];

const MAX_CALLS = 2_000;

/** The last requests of calls that are not over, or ended within that time. The index has those above 0. */
const COMING = `SELECT ${COLUMNS} FROM outbox WHERE keep_until > 0 AND keep_until > :now - :pastMs AND body IS NOT NULL AND is_cancelled = 0
    AND NOT EXISTS (SELECT 1 FROM outbox AS later WHERE later.call = outbox.call AND later.change > outbox.change)`;

/** Calls that reserve their time come first, so that a flood of others cannot push them out. */
export async function comingRequests({ query }: Pick<Engine, 'query'>, pastMs = 0) {
  const rows = await query(`${COMING} ORDER BY reserves DESC, keep_until LIMIT ${MAX_CALLS}`, {
    pastMs,
  });
  return rows.map((row) => storedRequest.parse(row));
}

export async function comingCalls(engine: Pick<Engine, 'query'>, pastMs?: number) {
  const found = await comingRequests(engine, pastMs);
  return found
    .flatMap((call): ComingCall[] =>
      call.callAt === null ? [] : [{ ...call, callAt: call.callAt }],
    )
    .sort((a, b) => a.callAt - b.callAt || a.acceptedAt - b.acceptedAt);
}

/** Reads no words, because there may be two thousand calls. */
export async function reservedTimes({ query }: Pick<Engine, 'query'>) {
  const rows = await query(
    `SELECT call, call_at AS starts, call_ends AS ends FROM outbox WHERE reserves = 1
      AND call_ends > :now - :bufferMs ORDER BY call_ends`,
    { bufferMs: bufferMs() },
  );
  return rows.map((row) => {
    const { call, starts, ends } = Object(row);
    return { call: String(call), time: [Number(starts), Number(ends)] as const satisfies Time };
  });
}

/** Coming calls that reserve nothing, of a network in which several visitors reserve all that it may. */
export async function callsBeyondShare({ query }: Pick<Engine, 'query'>) {
  const [row] =
    await query(`SELECT count(*) AS count FROM outbox WHERE keep_until > 0 AND keep_until > :now AND reserves = 0
    AND is_cancelled = 0 AND call_at > :now AND body IS NOT NULL AND network IN (
      SELECT network FROM outbox WHERE reserves = 1 AND call_ends > :now
      GROUP BY network HAVING count(DISTINCT email) >= ${MAX_RESERVED})
    AND NOT EXISTS (SELECT 1 FROM outbox AS later WHERE later.call = outbox.call AND later.change > outbox.change)`);
  return Number(Object(row).count);
}
