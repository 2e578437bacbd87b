import { type Busy, merged } from './busy.ts';
import { busyIn, busyOf, lastVersions, readEvent, TooCostly } from './calendar-event.ts';
import { calendarParts } from './calendar-text.ts';
import { registerZones } from './calendar-zones.ts';
import { Problems } from './problems.ts';

export type Reading = {
  busy: Busy[];
  begins: number[];
  events: number;
  /** Names an event by its date, never by its title. */
  problems: string[];
};

/**
 * Busy times of an iCalendar text. Must run in the agency's time zone, which the library applies to all-day events,
 * floating times and unknown zones.
 */
export function busyTimes(text: string, from: Date, to: Date): Reading {
  const problems = new Problems();
  const { zones, zoneNames, events, freeBusy } = calendarParts(text);
  registerZones(zoneNames, zones, problems);
  const last = lastVersions(events.flatMap((part) => understood(part, () => [readEvent(part)])));
  // An event without a duration is a note.
  const all = [
    ...last.flatMap((event) => understood(event, () => busyOf(event, from, to))),
    ...freeBusy.flatMap((part) => understood(part, () => busyIn(part))),
    ...problems.days,
  ].filter(([starts, ends]) => ends > starts);
  return {
    busy: merged(all.filter(([starts, ends]) => starts < +to && ends > +from)),
    begins: all.map(([starts]) => starts).filter((starts) => starts >= +from && starts < +to),
    events: events.length,
    problems: [...problems.sentences],
  };

  /** A malformed event does not affect the others. */
  function understood<Known>(event: unknown, read: () => Known[]) {
    try {
      return read();
    } catch (failure) {
      const isCostly = failure instanceof TooCostly;
      problems.notUnderstood(event, isCostly ? (failure.until?.toJSDate() ?? to) : undefined);
      return [];
    }
  }
}
