import { bufferMs } from '#domain/call-span.ts';
import type { Engine, Statement } from '#server/store/engine.ts';
import { inShortTransactions } from '#server/store/short-transactions.ts';
import { isFreeSql } from './free-time.ts';
import { IS_LAST_OF_CALL, isChangedLaterSql, type TimedCall } from './stored-request.ts';

/** A stranger must not reserve a whole month. */
export const MAX_RESERVED = 3;

const IS_WITHIN_LIMIT = (['network_hash', 'email_hash', 'phone_hash'] as const)
  .map((hash) => `count(*) FILTER (WHERE other.${hash} = outbox.${hash}) < ${MAX_RESERVED}`)
  .join(' AND ');

const UNRESERVE_CHANGED_LATER = `UPDATE outbox SET reserves = 0
  WHERE reserves = 1 AND ${isChangedLaterSql()}`;

const MAY_RESERVE = `call_hash IS NOT NULL AND is_cancelled = 0 AND state <> 'held'
  AND body IS NOT NULL AND ${IS_LAST_OF_CALL}`;
const IS_TIME_FREE = isFreeSql('outbox.call_at', 'outbox.call_ends');

const NOTE_AGREED = 'agreed_at = coalesce(agreed_at, :now)';

const RESERVE = `UPDATE outbox SET reserves = 1, ${NOTE_AGREED}
  WHERE call_hash = :callHash AND reserves = 0 AND needs_agreement = 0
    AND call_at > :now AND ${MAY_RESERVE} AND ${IS_TIME_FREE}
    AND (SELECT ${IS_WITHIN_LIMIT} FROM outbox AS other
      WHERE other.reserves = 1 AND other.call_ends > :now)`;

/** Gives a call back the time that it had, even if that time has passed. */
const RESERVE_AGAIN = `UPDATE outbox SET reserves = 1, ${NOTE_AGREED}
  WHERE call_hash = :callHash AND reserves = 0 AND needs_agreement = 0
    AND call_at IS NOT NULL AND ${MAY_RESERVE} AND ${IS_TIME_FREE}`;

/**
 * Times that have passed count, too: a call that is released later was never agreed, so it must not
 * reserve its time again.
 */
const NEED_AGREEMENT = `UPDATE outbox SET needs_agreement = 1
  WHERE call_hash = :callHash AND reserves = 0 AND needs_agreement = 0
    AND call_at IS NOT NULL AND ${MAY_RESERVE}`;

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

/** Both are conditions of a request that is the last of its call. */
export const IS_AGREED = 'reserves = 1 AND call_ends >= :now';
export const IS_TO_AGREE = `reserves = 0 AND is_freed = 0 AND (call_at IS NULL OR call_at > :now)`;

/** The agency has agreed this time, so hours, calendars and limits do not matter. */
export const agreeing = (id: string): Statement => ({
  sql: `UPDATE outbox SET reserves = 1, needs_agreement = 0, is_freed = 0, calendar_event = NULL,
      ${NOTE_AGREED}
    WHERE id = :id AND reserves = 0 AND call_at > :now AND ${MAY_RESERVE} AND ${IS_TIME_FREE}
    RETURNING id`,
  values: { id, bufferMs: bufferMs() },
});

/**
 * The agency has agreed another time by telephone. The call may have lost its reserved time
 * already, when its event was moved.
 */
export const freeing = (id: string): Statement => ({
  sql: `UPDATE outbox SET reserves = 0, needs_agreement = 1, is_freed = 1, calendar_event = NULL
    WHERE id = :id AND is_freed = 0 AND call_at > :now AND ${MAY_RESERVE} RETURNING id`,
  values: { id },
});

/**
 * The time is no longer offered. A call whose event was seen in the agency's calendar
 * (`calendar_event`) loses its time only with that event.
 */
export const requiringAgreement = (id: string): Statement => ({
  sql: `UPDATE outbox SET reserves = 0, needs_agreement = 1
    WHERE id = :id AND is_cancelled = 0 AND call_at IS NOT NULL AND calendar_event IS NULL
    RETURNING id`,
  values: { id },
});

/** Columns of a request whose form values are erased. */
export const WITHOUT_STANDING =
  'keep_until = 0, reserves = 0, call_at = NULL, call_ends = NULL, calendar_event = NULL';

/** The agency's calendars tell this of the event of a call. Some calendars publish late. */
export type SeenEvent = {
  call: Pick<TimedCall, 'id' | 'callHash' | 'calendarEvent'>;
  event: string;
  means: 'nothing' | 'its time is lost' | 'its time is back';
};

/** Somebody may have changed the call since it was read. */
const RECORD_EVENT = `UPDATE outbox SET calendar_event = :event
  WHERE id = :id AND calendar_event IS NOT DISTINCT FROM :calendarEvent
  AND (reserves = 1 OR calendar_event IS NOT NULL)`;
const LOSE_TIME = `UPDATE outbox SET reserves = 0, needs_agreement = 1
  WHERE id = :id AND calendar_event = :event RETURNING id`;
/**
 * `settleCall` may then reserve the time again. A call that an operator frees has no
 * `calendar_event`.
 */
const REOPEN =
  'UPDATE outbox SET needs_agreement = 0 WHERE id = :id AND calendar_event IS NOT NULL';

/** Returns the ids of the calls that have lost their time. */
export async function noteEvents(
  { transactInTurn }: Pick<Engine, 'transactInTurn'>,
  seen: readonly SeenEvent[],
) {
  const statements = seen.flatMap(statementsFor);
  if (statements.length === 0) return [];
  return (await transactInTurn(statements)).flat().map(({ id }) => String(id));
}

function statementsFor({ call, event, means }: SeenEvent): Statement[] {
  const { id, callHash, calendarEvent } = call;
  const values = { id, event, calendarEvent };
  const record = event === calendarEvent ? [] : [{ sql: RECORD_EVENT, values }];
  if (means === 'its time is lost') return [...record, { sql: LOSE_TIME, values: { id, event } }];
  if (means === 'nothing') return record;
  const settling = settleCall(callHash, { ignoresLimit: true });
  return [...record, { sql: REOPEN, values: { id } }, ...settling];
}

/** Restored requests come without their times. */
export async function settleRestored(engine: Engine, callHashes: Iterable<string>) {
  await engine.transactInTurn([{ sql: UNRESERVE_CHANGED_LATER }]);
  const settling = [...callHashes].map((callHash) => settleCall(callHash, { ignoresLimit: true }));
  await inShortTransactions(engine, settling);
}
