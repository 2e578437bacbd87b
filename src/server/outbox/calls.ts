import { z } from 'zod';
import type { Engine } from './engine.ts';
import { callTaken, requestState } from './stored-request.ts';

const HOUR_MS = 3_600_000;

/** Whether another request keeps a moment so near to `:callAt` that the two calls would meet. */
export const IS_KEPT = `EXISTS (
  SELECT 1 FROM outbox AS other
  WHERE other.call_at > CAST(:callAt AS BIGINT) - :spanMs AND other.call_at < CAST(:callAt AS BIGINT) + :spanMs
    AND other.call_kept_until > :now AND other.state <> 'held'
)`;

const comingCall = z.object({
  id: z.string(),
  state: requestState,
  body: z.string().nullable(),
  timeZone: z.string().nullable(),
  callAt: z.number(),
  callTaken,
  /** Whether nobody else is offered its moment for this request's sake. */
  isKept: z.number().transform(Boolean),
});

/** The calls that were asked for, and the moments that they keep. */
export function callsIn(engine: Engine) {
  return {
    /** Those to come, soonest first, and the one that is being made now. */
    async comingCalls() {
      const rows = await engine.run(
        `SELECT id, state, body, time_zone AS "timeZone", call_at AS "callAt", call_taken AS "callTaken",
          CASE WHEN call_kept_until > :now AND state <> 'held' THEN 1 ELSE 0 END AS "isKept"
        FROM outbox WHERE call_at > :now - ${HOUR_MS} ORDER BY call_at, accepted_at LIMIT 1000`,
      );
      return rows.map((row) => comingCall.parse(row));
    },
    /** Others are offered this moment again. The request itself stays as it is. */
    async freeCall(id: string) {
      const rows = await engine.run(
        'UPDATE outbox SET call_kept_until = 0 WHERE id = :id AND call_kept_until > :now RETURNING id',
        { id },
      );
      return rows.length > 0;
    },
  };
}
