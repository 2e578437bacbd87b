import { settle } from '#server/requests/settle.ts';
import { COLUMNS, storedRequest } from '#server/requests/stored-request.ts';
import type { Engine } from '#server/store/engine.ts';
import type { Busy } from './busy.ts';
import type { Reading } from './busy-times.ts';

/** Coming calls that are in this calendar, or that reserve their time and are in no calendar that the site still reads. */
const COMING = `SELECT ${COLUMNS} FROM outbox
  WHERE keep_until > 0 AND call_at > :now AND call IS NOT NULL AND body IS NOT NULL AND is_cancelled = 0
    AND (in_calendar = :calendar OR reserves = 1 AND (in_calendar IS NULL
      OR in_calendar NOT IN (SELECT calendar FROM calendar_copy)))`;

const ENTER = 'UPDATE outbox SET in_calendar = :calendar WHERE id = :id AND reserves = 1';
const LEAVE = 'UPDATE outbox SET reserves = 0, needs_agreement = 1 WHERE id = :id';
/** For an event that has moved to another calendar. */
const FORGET = 'UPDATE outbox SET in_calendar = NULL WHERE id = :id';
/** The agency may have freed its time meanwhile. */
const RETURN = 'UPDATE outbox SET needs_agreement = 0 WHERE id = :id AND in_calendar = :calendar';

/** An event that begins with a call is that call. If a later reading lacks it, the agency has moved or cancelled the call. */
export async function noteEnteredCalls(
  { query, transactSerialised }: Pick<Engine, 'query' | 'transactSerialised'>,
  calendar: string,
  { begins, isWhole, readsUntil }: Pick<Reading, 'begins' | 'isWhole' | 'readsUntil'>,
  elsewhere: readonly Busy[] = [],
) {
  const isElsewhere = (at: number) => elsewhere.some(([starts, ends]) => starts <= at && at < ends);
  const statements = (await query(COMING, { calendar })).flatMap((row) => {
    const { id, call, callAt, reserves, inCalendar } = storedRequest.parse(row);
    if (call === null || callAt === null) return [];
    const isThere = begins.includes(callAt);
    if (isThere && inCalendar !== calendar) return [{ sql: ENTER, values: { id, calendar } }];
    // The event is back, because some calendars publish late.
    if (isThere && !reserves) return [{ sql: RETURN, values: { id, calendar } }, ...settle(call)];
    const hasLeft = !isThere && inCalendar === calendar && reserves;
    if (!hasLeft || !isWhole || callAt >= readsUntil) return [];
    return [{ sql: isElsewhere(callAt) ? FORGET : LEAVE, values: { id } }];
  });
  if (statements.length > 0) await transactSerialised(statements);
}
