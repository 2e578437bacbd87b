import { log } from '#server/process/log.ts';
import { requestsWhere } from '#server/requests/read.ts';
import { settle } from '#server/requests/settle.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import type { Engine } from '#server/store/engine.ts';
import type { Reading } from './parse-calendar.ts';
import { recordedEvent, recordOf } from './recorded-event.ts';

type CallEvents = Pick<Reading, 'eventStarts' | 'isWhole' | 'readsUntil'>;

/** Coming calls that were seen in a calendar, or reserve their time. `keep_until > 0` makes the database use the index `outbox_to_come`. */
const MAY_HAVE_EVENT = `keep_until > 0 AND call_at > :now AND call IS NOT NULL AND body IS NOT NULL AND is_cancelled = 0
  AND (in_calendar IS NOT NULL OR reserves = 1)`;

/** Writes nothing if an operator or another calendar has changed the call since it was read, or if the call has lost its time and had no event. */
const RECORD_EVENT = `UPDATE outbox SET in_calendar = :event WHERE id = :id AND in_calendar IS NOT DISTINCT FROM :inCalendar
  AND (reserves = 1 OR in_calendar IS NOT NULL)`;
const LOSE_TIME = `UPDATE outbox SET reserves = 0, needs_agreement = 1 WHERE id = :id AND in_calendar = :event RETURNING id`;
/** After this, `settle` may reserve the time again. An operator who frees a call clears `in_calendar`, so that the call is not reopened. */
const REOPEN = 'UPDATE outbox SET needs_agreement = 0 WHERE id = :id AND in_calendar IS NOT NULL';

/** An event that begins when a call begins is that call, and the call remembers the calendar in which it was seen last. If a later reading of that calendar lacks the event, or has it at another time, the agency has moved or cancelled the call, which loses its time. */
export async function matchCallsToEvents(
  engine: Pick<Engine, 'query' | 'transactSerialised'>,
  calendar: string,
  reading: CallEvents,
) {
  const coming = await requestsWhere(engine, MAY_HAVE_EVENT);
  const statements = coming.flatMap((request) => statementsFor(request, calendar, reading));
  if (statements.length === 0) return;
  // Only LOSE_TIME returns rows.
  for (const { id } of (await engine.transactSerialised(statements)).flat())
    log.warn('The event of a call was moved or deleted: its visitor has not been told', {
      id: String(id),
    });
}

function statementsFor(request: StoredRequest, calendar: string, reading: CallEvents) {
  const { id, call, callAt, reserves, inCalendar } = request;
  if (call === null) return [];
  const recorded = recordedEvent(inCalendar);
  const wasSeenHere = recorded.calendar === calendar;
  const found = reading.eventStarts.filter(({ uid }) => wasSeenHere && uid === recorded.uid);
  // While the recorded event is in the calendar, no other event is the call.
  const candidates = found.length > 0 ? found : reading.eventStarts;
  const eventAtCall = candidates.find(({ at }) => at === callAt);
  // An event that is gone is recorded without its begin, so that no other event passes for it (`withoutOwnEvent`).
  const gone = wasSeenHere ? ({ uid: recorded.uid, at: '' } as const) : undefined;
  const toRecord = eventAtCall ?? found[0] ?? gone;
  const event = toRecord ? recordOf(calendar, toRecord) : inCalendar;
  const values = { id, event, inCalendar };
  const record = event === inCalendar ? [] : [{ sql: RECORD_EVENT, values }];
  // The event may come back: some calendars publish late, and an event may move to another calendar.
  if (eventAtCall && !reserves)
    return [...record, { sql: REOPEN, values: { id } }, ...settle(call, { ignoresLimit: true })];
  const { isWhole, readsUntil } = reading;
  const isMissing = wasSeenHere && !eventAtCall && isWhole && Number(callAt) < readsUntil;
  return isMissing && reserves ? [...record, { sql: LOSE_TIME, values: { id, event } }] : record;
}
