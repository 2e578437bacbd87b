import { bufferMs } from '#domain/call-span.ts';
import type { Statement } from '#server/store/engine.ts';
import { isFreeSql } from './free-time.ts';
import { IS_LAST_OF_CALL, isChangedLaterSql } from './stored-request.ts';

/** A stranger must not reserve a whole month. */
export const MAX_RESERVED = 3;

const IS_WITHIN_LIMIT = (['network_hash', 'email_hash', 'phone_hash'] as const)
  .map((hash) => `count(*) FILTER (WHERE other.${hash} = outbox.${hash}) < ${MAX_RESERVED}`)
  .join(' AND ');

export const UNRESERVE_CHANGED_LATER = `UPDATE outbox SET reserves = 0
  WHERE reserves = 1 AND ${isChangedLaterSql()}`;

const MAY_RESERVE = `call_hash IS NOT NULL AND is_cancelled = 0 AND state <> 'held'
  AND body IS NOT NULL AND ${IS_LAST_OF_CALL}`;
const IS_TIME_FREE = isFreeSql('outbox.call_at', 'outbox.call_ends');

const RESERVE = `UPDATE outbox SET reserves = 1
  WHERE call_hash = :callHash AND reserves = 0 AND needs_agreement = 0
    AND call_at > :now AND ${MAY_RESERVE} AND ${IS_TIME_FREE}
    AND (SELECT ${IS_WITHIN_LIMIT} FROM outbox AS other
      WHERE other.reserves = 1 AND other.call_ends > :now)`;

/** Gives a call back the time that it had, even if that time has passed. */
const RESERVE_AGAIN = `UPDATE outbox SET reserves = 1
  WHERE call_hash = :callHash AND reserves = 0 AND needs_agreement = 0
    AND call_at IS NOT NULL AND ${MAY_RESERVE} AND ${IS_TIME_FREE}`;

/**
 * Times that have passed count, too: a call that is released later was never agreed, so it must not
 * reserve its time again.
 */
const NEED_AGREEMENT = `UPDATE outbox SET needs_agreement = 1
  WHERE call_hash = :callHash AND reserves = 0 AND needs_agreement = 0
    AND call_at IS NOT NULL AND ${MAY_RESERVE}`;

/** Both are conditions of a request that is the last of its call. */
export const IS_AGREED = 'reserves = 1 AND call_ends >= :now';
export const IS_TO_AGREE = `reserves = 0 AND is_freed = 0 AND (call_at IS NULL OR call_at > :now)`;

/** The agency has agreed this time, so hours, calendars and limits do not matter. */
export const AGREE = `UPDATE outbox SET reserves = 1, needs_agreement = 0, is_freed = 0,
    calendar_event = NULL
  WHERE id = :id AND reserves = 0 AND call_at > :now AND ${MAY_RESERVE} AND ${IS_TIME_FREE}
  RETURNING id`;

/**
 * The agency has agreed another time by telephone. The call may have lost its reserved time
 * already, when its event was moved.
 */
export const OFFER_ITS_TIME_AGAIN = `UPDATE outbox SET reserves = 0, needs_agreement = 1,
    is_freed = 1, calendar_event = NULL
  WHERE id = :id AND is_freed = 0 AND call_at > :now AND ${MAY_RESERVE} RETURNING id`;

/**
 * Only the last request of a call may reserve a time, so this runs in each transaction that may
 * change which request is the last. `ignoresLimit` (`MAX_RESERVED`) is for rows that had their time
 * before, such as restored ones.
 */
export const settleCall = (callHash: string, { ignoresLimit = false } = {}): Statement[] => [
  { sql: `${UNRESERVE_CHANGED_LATER} AND call_hash = :callHash`, values: { callHash } },
  { sql: ignoresLimit ? RESERVE_AGAIN : RESERVE, values: { callHash, bufferMs: bufferMs() } },
  { sql: NEED_AGREEMENT, values: { callHash } },
];
