import { uuidOf } from '#server/process/hashes.ts';
import type { BusyTime } from './busy-times.ts';
import { busyOf, readEvent, registerZones } from './calendar-event.ts';
import { calendarComponents } from './calendar-text.ts';
import { unreadableEvents } from './unreadable-events.ts';

export type CalendarReading = ReturnType<typeof parseCalendar>;

type ReadEvent = { eventText: string; event: ReturnType<typeof readEvent>; uid: string };

/**
 * ical.js applies the zone of the process where a time has none, so this process runs in the
 * agency's.
 */
export function parseCalendar(text: string, from: Date, to: Date) {
  const components = calendarComponents(text, from);
  const unknownZones = registerZones(components.zoneNames, components.zones).map(
    (name) => `The time zone "${name.slice(0, 60)}" is unknown: its times count as the agency's`,
  );
  const unreadable = unreadableEvents();
  const { readOrBlock } = unreadable;
  const events = components.events.flatMap((eventText) =>
    readOrBlock(eventText, () => {
      const event = readEvent(eventText);
      // A UID may be missing, or as long as a stranger likes.
      return [{ eventText, event, uid: uuidOf(`${event.uid}`) }];
    }),
  );
  relateExceptions(events, readOrBlock);
  const occurrences = events.flatMap(({ eventText, event, uid }) =>
    readOrBlock(eventText, () => busyOf(event, from, to).map((time) => ({ time, uid }))),
  );
  // An event without a duration is a note.
  const timed = occurrences.filter(({ time: [starts, ends] }) => ends > starts);
  const isNear = ([starts, ends]: BusyTime) => starts < +to && ends > +from;
  const problems = [...unknownZones, ...unreadable.problems];
  return {
    busy: [...timed.map(({ time }) => time), ...unreadable.blocked].filter(isNear),
    eventStarts: timed
      .filter(({ time: [starts] }) => starts >= +from && starts < +to)
      .map(({ time: [at], uid }) => ({ at, uid })),
    problems,
    notUnderstood: unreadable.problems.length,
    /** False if an event may begin at a time that is not among `eventStarts`. */
    isWhole: problems.length === 0,
    readsUntil: +to,
  };
}

/** ical.js calls a changed occurrence of a series an exception. */
function relateExceptions(
  events: readonly ReadEvent[],
  readOrBlock: ReturnType<typeof unreadableEvents>['readOrBlock'],
) {
  const isException = ({ event }: ReadEvent) => event.isRecurrenceException();
  const ordinary = events.filter((event) => !isException(event));
  const series = new Map(ordinary.map(({ uid, event }) => [uid, event]));
  for (const { eventText, event, uid } of events.filter(isException))
    readOrBlock(eventText, () => {
      const parent = series.get(uid);
      // ical.js compares times as text, in the zone of the series or in UTC.
      if (parent) event.recurrenceId = event.recurrenceId.convertToZone(parent.startDate.zone);
      return [parent?.relateException(event)];
    });
}
