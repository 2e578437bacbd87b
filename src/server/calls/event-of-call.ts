import type { TimedCall } from '#server/requests/stored-request.ts';
import type { CalendarReading } from './parse-calendar.ts';
import { parseRecordedEvent } from './recorded-event.ts';

type CallEvents = Pick<CalendarReading, 'eventStarts' | 'isWhole' | 'readsUntil'>;
/** Undefined stands for a configured calendar that could not be read. */
export type Readings = ReadonlyMap<string, CallEvents | undefined>;

type SeenEvent = { calendar: string; uid: string; at: number };
export type Events = {
  byUid: ReadonlyMap<string, SeenEvent[]>;
  byBegin: ReadonlyMap<number, SeenEvent[]>;
};

export function eventsIn(readings: Readings): Events {
  const all = [...readings].flatMap(([calendar, reading]) =>
    (reading?.eventStarts ?? []).map((event) => ({ calendar, ...event })),
  );
  return { byUid: Map.groupBy(all, ({ uid }) => uid), byBegin: Map.groupBy(all, ({ at }) => at) };
}

type FoundEvent = Omit<SeenEvent, 'at'> & {
  /** Empty if the event is gone. */
  at: number | '';
  /** False if the call may have an event at its time that was not read. */
  isSure: boolean;
};

/**
 * An event that begins when a call begins is that call. Undefined if nothing is known of an event,
 * or nothing new.
 */
export function eventOfCall(
  { callAt, calendarEvent }: Pick<TimedCall, 'calendarEvent' | 'callAt'>,
  readings: Readings,
  events: Events,
): FoundEvent | undefined {
  const recorded = parseRecordedEvent(calendarEvent);
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
