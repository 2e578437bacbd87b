import { bufferMs, callLengthMs } from '#domain/call-span.ts';

export type TakenTime = readonly [starts: number, ends: number];

/**
 * SQL and code say the same: a time is free if it is a buffer away from each time that is taken.
 * The database must refuse a time in the transaction that would take it, or two visitors get it. It
 * does not know the busy times of calendars.
 */
export function isFree(callAt: number, taken: readonly TakenTime[], lengthMs = callLengthMs()) {
  const [from, to] = [callAt - bufferMs(), callAt + lengthMs + bufferMs()];
  return !taken.some(([starts, ends]) => ends > from && starts < to);
}

/** Callers pass `:bufferMs`. `andOther` names the reserved calls `other`. */
export const isFreeSql = (begins: string, ends: string, andOther = '') =>
  `NOT EXISTS (SELECT 1 FROM outbox AS other WHERE other.reserves = 1
    AND other.call_ends > ${begins} - :bufferMs
    AND other.call_at < ${ends} + :bufferMs ${andOther})`;
