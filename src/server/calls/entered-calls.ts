import { requestsWhere } from '#server/requests/read.ts';
import { settle } from '#server/requests/settle.ts';
import type { Engine } from '#server/store/engine.ts';
import type { Reading } from './busy-times.ts';

/** Coming calls that are in a calendar, or reserve their time. */
const COMING = `keep_until > 0 AND call_at > :now AND call IS NOT NULL AND body IS NOT NULL AND is_cancelled = 0
  AND (in_calendar IS NOT NULL OR reserves = 1)`;

const ENTER =
  'UPDATE outbox SET in_calendar = :calendar WHERE id = :id AND (reserves = 1 OR in_calendar IS NOT NULL)';
const LEAVE = 'UPDATE outbox SET reserves = 0, needs_agreement = 1 WHERE id = :id';
/** The agency may have freed its time meanwhile. */
const RETURN = 'UPDATE outbox SET needs_agreement = 0 WHERE id = :id AND in_calendar = :calendar';

/** An event that begins with a call is that call, in whichever calendar it was seen last. If a later reading of this calendar lacks it, the agency has moved or cancelled the call. */
export async function noteEnteredCalls(
  engine: Pick<Engine, 'query' | 'transactSerialised'>,
  calendar: string,
  { begins, isWhole, readsUntil }: Pick<Reading, 'begins' | 'isWhole' | 'readsUntil'>,
) {
  const coming = await requestsWhere(engine, COMING);
  const statements = coming.flatMap(({ id, call, callAt, reserves, inCalendar }) => {
    if (call === null || callAt === null) return [];
    const isHere = inCalendar === calendar;
    if (begins.includes(callAt))
      return [
        ...(isHere ? [] : [{ sql: ENTER, values: { id, calendar } }]),
        // The event is back: some calendars publish late, and an event may move to another calendar.
        ...(reserves ? [] : [{ sql: RETURN, values: { id, calendar } }, ...settle(call)]),
      ];
    const hasLeft = isHere && reserves && isWhole && callAt < readsUntil;
    return hasLeft ? [{ sql: LEAVE, values: { id } }] : [];
  });
  if (statements.length > 0) await engine.transactSerialised(statements);
}
