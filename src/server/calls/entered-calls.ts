import { log } from '#server/process/log.ts';
import { uuidOf } from '#server/requests/derived-id.ts';
import { requestsWhere } from '#server/requests/read.ts';
import { settle } from '#server/requests/settle.ts';
import type { Engine } from '#server/store/engine.ts';
import type { Reading } from './busy-times.ts';

/** Coming calls that are in a calendar, or reserve their time. */
const MAY_BE_ENTERED = `keep_until > 0 AND call_at > :now AND call IS NOT NULL AND body IS NOT NULL AND is_cancelled = 0
  AND (in_calendar IS NOT NULL OR reserves = 1)`;

/** Not if the call has lost its time since it was read. */
const ENTER =
  'UPDATE outbox SET in_calendar = :event WHERE id = :id AND (reserves = 1 OR in_calendar IS NOT NULL)';
const LEAVE = 'UPDATE outbox SET reserves = 0, needs_agreement = 1 WHERE id = :id';
/** A freed call is in no calendar, so it does not come back. */
const RETURN = 'UPDATE outbox SET needs_agreement = 0 WHERE id = :id AND in_calendar IS NOT NULL';

/** An event that begins with a call is that call, in whichever calendar it was seen last. If a later reading of this calendar lacks it, or has it at another time, the agency has moved or cancelled the call. */
export async function noteEnteredCalls(
  engine: Pick<Engine, 'query' | 'transactSerialised'>,
  calendar: string,
  { begins, isWhole, readsUntil }: Pick<Reading, 'begins' | 'isWhole' | 'readsUntil'>,
) {
  const coming = await requestsWhere(engine, MAY_BE_ENTERED);
  const events = begins.map(([at, uid]) => ({ at, uid: uuidOf(uid) }));
  const statements = coming.flatMap(({ id, call, callAt, reserves, inCalendar }) => {
    if (call === null) return [];
    const [ownCalendar, ownUid] = inCalendar?.split(' ') ?? [];
    const isHere = ownCalendar === calendar;
    const ownEvents = events.filter(({ uid }) => isHere && uid === ownUid);
    // While its own event is in the calendar, no other is the call.
    const match = (ownEvents.length > 0 ? ownEvents : events).find(({ at }) => at === callAt);
    const gone = isHere ? { uid: ownUid, at: '' } : undefined;
    const entered = match ?? ownEvents[0] ?? gone;
    const event = entered ? `${calendar} ${entered.uid} ${entered.at}` : inCalendar;
    const note = event === inCalendar ? [] : [{ sql: ENTER, values: { id, event } }];
    // The event may come back: some calendars publish late, and an event may move to another calendar.
    if (match && !reserves) return [...note, { sql: RETURN, values: { id } }, ...settle(call)];
    const isMissing = isHere && !match && isWhole && Number(callAt) < readsUntil;
    if (!isMissing || !reserves) return note;
    log.warn('The event of a call was moved or deleted: its visitor knows nothing', { id });
    return [...note, { sql: LEAVE, values: { id } }];
  });
  if (statements.length > 0) await engine.transactSerialised(statements);
}
