import { log } from '#server/process/log.ts';
import { requestsWhere } from '#server/requests/read.ts';
import { settle } from '#server/requests/settle.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import type { Engine } from '#server/store/engine.ts';
import type { Reading } from './parse-calendar.ts';
import { formatRecordedEvent, parseRecordedEvent } from './recorded-event.ts';

type CallEvents = Pick<Reading, 'eventStarts' | 'isWhole' | 'readsUntil'>;
/** Undefined stands for a configured calendar that could not be read. */
type Readings = ReadonlyMap<string, CallEvents | undefined>;

/** With `keep_until > 0` the database uses the index `outbox_to_come`. */
const MAY_HAVE_EVENT = `keep_until > 0 AND call_at > :now AND call IS NOT NULL
  AND body IS NOT NULL AND is_cancelled = 0 AND (in_calendar IS NOT NULL OR reserves = 1)`;

/** Somebody may have changed the call since it was read. */
const RECORD_EVENT = `UPDATE outbox SET in_calendar = :event
  WHERE id = :id AND in_calendar IS NOT DISTINCT FROM :inCalendar
  AND (reserves = 1 OR in_calendar IS NOT NULL)`;
const LOSE_TIME = `UPDATE outbox SET reserves = 0, needs_agreement = 1
  WHERE id = :id AND in_calendar = :event RETURNING id`;
/** `settle` may then reserve the time again. A call that an operator frees has no `in_calendar`. */
const REOPEN = 'UPDATE outbox SET needs_agreement = 0 WHERE id = :id AND in_calendar IS NOT NULL';

/** An event that begins when a call begins is that call. */
export async function matchCallsToEvents(
  engine: Pick<Engine, 'query' | 'transactSerialised'>,
  readings: Readings,
) {
  const all = [...readings].flatMap(([calendar, reading]) =>
    (reading?.eventStarts ?? []).map((event) => ({ calendar, ...event })),
  );
  const events = {
    byUid: Map.groupBy(all, ({ uid }) => uid),
    byBegin: Map.groupBy(all, ({ at }) => at),
  };
  const coming = await requestsWhere(engine, MAY_HAVE_EVENT);
  const statements = coming.flatMap((request) => statementsFor(request, readings, events));
  if (statements.length === 0) return;
  for (const { id } of (await engine.transactSerialised(statements)).flat())
    log.warn('The event of a call was moved or deleted: its visitor has not been told', {
      id: String(id),
    });
}

type SeenEvent = { calendar: string; uid: string; at: number };
type Events = {
  byUid: ReadonlyMap<string, SeenEvent[]>;
  byBegin: ReadonlyMap<number, SeenEvent[]>;
};

function statementsFor(request: StoredRequest, readings: Readings, events: Events) {
  const { id, call, callAt, reserves, inCalendar } = request;
  if (call === null || callAt === null) return [];
  const found = eventOfCall({ callAt, inCalendar }, readings, events);
  if (!found) return [];
  const event = formatRecordedEvent(found.calendar, found);
  const values = { id, event, inCalendar };
  const record = event === inCalendar ? [] : [{ sql: RECORD_EVENT, values }];
  // The event may come back, because some calendars publish late.
  if (found.at === callAt && !reserves)
    return [...record, { sql: REOPEN, values: { id } }, ...settle(call, { ignoresLimit: true })];
  const isLost = found.at !== callAt && found.isSure && reserves;
  return isLost ? [...record, { sql: LOSE_TIME, values: { id, event } }] : record;
}

type FoundEvent = Omit<SeenEvent, 'at'> & {
  /** Empty if the event is gone. */
  at: number | '';
  /** False if the call may have an event at its time that was not read. */
  isSure: boolean;
};

/** Undefined if nothing is known of an event, or nothing new. */
function eventOfCall(
  { callAt, inCalendar }: Pick<StoredRequest, 'inCalendar'> & { callAt: number },
  readings: Readings,
  events: Events,
): FoundEvent | undefined {
  const recorded = parseRecordedEvent(inCalendar);
  const { calendar = '', uid = '' } = recorded;
  const isComplete = (name: string) => {
    const { isWhole = false, readsUntil = 0 } = readings.get(name) ?? {};
    return isWhole && callAt < readsUntil;
  };
  const own = events.byUid.get(uid) ?? [];
  const ownHere = own.filter((event) => event.calendar === calendar);
  const isConfigured = readings.has(calendar);
  const isGone = ownHere.length === 0 && (isComplete(calendar) || recorded.begins === '');
  // While the recorded event may be in its calendar, no other event is the call.
  const candidates = isConfigured && !isGone ? ownHere : own;
  const ownEvent = candidates.find(({ at }) => at === callAt) ?? candidates[0];
  if (ownEvent) return { ...ownEvent, isSure: isComplete(ownEvent.calendar) };
  if (isConfigured && !isGone) return undefined;
  const [otherEvent] = events.byBegin.get(callAt) ?? [];
  if (otherEvent) return { ...otherEvent, isSure: true };
  // A record without its begin lets no other event pass for the event that is gone.
  const areAllRead = [...readings.values()].every((reading) => reading !== undefined);
  return isConfigured
    ? { calendar, uid, at: '', isSure: isComplete(calendar) && areAllRead }
    : undefined;
}
