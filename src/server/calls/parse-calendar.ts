import { uuidOf } from '#server/process/hashes.ts';
import type { BusyTime } from './busy-times.ts';
import { busyOf, readEvent, registerZones } from './calendar-event.ts';
import { calendarComponents } from './calendar-text.ts';

export type CalendarReading = ReturnType<typeof parseCalendar>;

/**
 * The library applies the zone of the process where a time has none, so this process runs in the
 * agency's.
 */
export function parseCalendar(text: string, from: Date, to: Date) {
  const components = calendarComponents(text, from);
  const problems = registerZones(components.zoneNames, components.zones).map(
    (name) => `The time zone "${name.slice(0, 60)}" is unknown: its times count as the agency's`,
  );
  const blocked: BusyTime[] = [];
  let notUnderstood = 0;
  const events = components.events.flatMap((eventText) =>
    readOrBlock(eventText, () => {
      const event = readEvent(eventText);
      // A UID may be missing, or as long as a stranger likes.
      return [{ eventText, event, uid: uuidOf(`${event.uid}`) }];
    }),
  );
  // The library calls a changed occurrence of a series an exception.
  const isException = ({ event }: (typeof events)[number]) => event.isRecurrenceException();
  const ordinary = events.filter((event) => !isException(event));
  const series = new Map(ordinary.map(({ uid, event }) => [uid, event]));
  for (const { eventText, event, uid } of events.filter(isException))
    readOrBlock(eventText, () => {
      const parent = series.get(uid);
      // The library compares times as text, in the zone of the series or in UTC.
      if (parent) event.recurrenceId = event.recurrenceId.convertToZone(parent.startDate.zone);
      return [parent?.relateException(event)];
    });
  const occurrences = events.flatMap(({ eventText, event, uid }) =>
    readOrBlock(eventText, () => busyOf(event, from, to).map((time) => ({ time, uid }))),
  );
  // An event without a duration is a note.
  const timed = occurrences.filter(({ time: [starts, ends] }) => ends > starts);
  const isNear = ([starts, ends]: BusyTime) => starts < +to && ends > +from;
  return {
    busy: [...timed.map(({ time }) => time), ...blocked].filter(isNear),
    eventStarts: timed
      .filter(({ time: [starts] }) => starts >= +from && starts < +to)
      .map(({ time: [at], uid }) => ({ at, uid })),
    problems,
    notUnderstood,
    /** False if an event may begin at a time that is not among `eventStarts`. */
    isWhole: problems.length === 0,
    readsUntil: +to,
  };

  function readOrBlock<Result>(eventText: string, read: () => Result[]) {
    try {
      return read();
    } catch {
      notUnderstood += 1;
      const [, day, year, month, date] = /^DTSTART.*?((\d{4})(\d\d)(\d\d))/im.exec(eventText) ?? [];
      const midnightAfter = (days: number) =>
        +new Date(Number(year), Number(month) - 1, Number(date) + days);
      if (day) blocked.push([midnightAfter(0), midnightAfter(1)]);
      const effect = 'cannot be read: that whole day counts as busy, and no other';
      problems.push(day ? `An event of ${day} ${effect}` : 'An event has no day');
      return [];
    }
  }
}
