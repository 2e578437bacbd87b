import { type Busy, merged } from './busy.ts';
import { busyIn, busyOf, lastVersions, readEvent, TooCostly } from './calendar-event.ts';
import { calendarParts } from './calendar-text.ts';
import { registerZones } from './calendar-zones.ts';
import { Problems } from './problems.ts';

export type Reading = {
  busy: Busy[];
  /** When something in it begins. */
  begins: number[];
  events: number;
  /** What could not be understood, with the event's date: never its title. */
  problems: string[];
};

/**
 * When somebody is busy by this iCalendar text. To be run in a process whose clock is the agency's: an all-day event,
 * a time without a zone and a zone that nobody knows are by that clock, as the library has it.
 */
export function busyTimes(text: string, from: Date, to: Date): Reading {
  const problems = new Problems();
  const { zones, zoneNames, events, freeBusy } = calendarParts(text);
  registerZones(zoneNames, zones, problems);
  const last = lastVersions(events.flatMap((part) => understood(part, () => [readEvent(part)])));
  // What takes no time is a note: nobody is busy, and no call begins.
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

  /** One that is written wrong takes no other with it. */
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
