import { bufferMs } from '#domain/agency-calls.ts';
import type { Statement } from '#server/store/engine.ts';
import { hasLater } from './stored-request.ts';

/** Calls that one network, e-mail address or telephone may reserve, so that a stranger cannot take a month. */
export const MAX_RESERVED = 3;

/** True if no reserved call, with the buffer between calls, overlaps the time from `begins` to `ends`. Callers pass `:bufferMs`. `except` is one more condition on `other`. */
export const isFreeSql = (begins: string, ends: string, except = '') =>
  `NOT EXISTS (SELECT 1 FROM outbox AS other WHERE other.reserves = 1 AND other.call_ends > ${begins} - :bufferMs
    AND other.call_at < ${ends} + :bufferMs ${except})`;

const IS_WITHIN_SHARE = (['network', 'email', 'phone'] as const)
  .map((kind) => `count(*) FILTER (WHERE other.${kind} = outbox.${kind}) < ${MAX_RESERVED}`)
  .join(' AND ');

export const UNRESERVE_EARLIER_ROWS = `UPDATE outbox SET reserves = 0 WHERE reserves = 1 AND ${hasLater()}`;

const IS_LAST = `call IS NOT NULL AND is_cancelled = 0 AND state <> 'held' AND body IS NOT NULL AND NOT ${hasLater()}`;
const IS_COMING = `call_at > :now AND ${IS_LAST}`;
const IS_UNRESERVED = `reserves = 0 AND ${IS_COMING}`;
const IS_UNSETTLED = `call = :call AND needs_agreement = 0 AND ${IS_UNRESERVED}`;
const IS_TIME_FREE = isFreeSql('outbox.call_at', 'outbox.call_ends');

const RESERVE = `UPDATE outbox SET reserves = 1 WHERE ${IS_UNSETTLED} AND ${IS_TIME_FREE}
  AND (SELECT ${IS_WITHIN_SHARE} FROM outbox AS other WHERE other.reserves = 1 AND other.call_ends > :now)`;
/** A call that had its time gets it back, also if it has passed. */
const RESERVE_AGAIN = `UPDATE outbox SET reserves = 1 WHERE call = :call AND needs_agreement = 0 AND reserves = 0
  AND call_at IS NOT NULL AND ${IS_LAST} AND ${IS_TIME_FREE}`;

/** The agency has agreed this time, so hours, calendars and shares do not matter. */
export const AGREE = `UPDATE outbox SET reserves = 1, needs_agreement = 0, in_calendar = NULL, by_agency = nullif(by_agency, 'freed')
  WHERE id = :id AND ${IS_UNRESERVED} AND ${IS_TIME_FREE} RETURNING id`;

/** The agency has agreed another time by telephone. The call may have lost this one already, when its event was moved. */
export const FREE_ITS_TIME = `UPDATE outbox SET reserves = 0, needs_agreement = 1, by_agency = 'freed', in_calendar = NULL
  WHERE id = :id AND by_agency IS DISTINCT FROM 'freed' AND ${IS_COMING} RETURNING id`;

const NEED_AGREEMENT = `UPDATE outbox SET needs_agreement = 1 WHERE ${IS_UNSETTLED}`;

/** Runs in each transaction that may change which request of a call is the last: it alone may reserve its time. */
// A restore adds rows without their times, a discard returns to an earlier row, and an event may come back. If such a row does not need agreement, it had its time before, so no share counts.
export const settle = (call: string, { ignoresShare = false } = {}): Statement[] => [
  { sql: `${UNRESERVE_EARLIER_ROWS} AND call = :call`, values: { call } },
  { sql: ignoresShare ? RESERVE_AGAIN : RESERVE, values: { call, bufferMs: bufferMs() } },
  { sql: NEED_AGREEMENT, values: { call } },
];
