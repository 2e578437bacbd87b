import { busyIn, busyOf, lastVersions, readEvent } from './calendar-event.ts';
import { calendarParts } from './calendar-text.ts';
import { registerZones } from './calendar-zones.ts';
import { type Busy, Problems } from './problems.ts';

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
  const busy = [
    ...last.flatMap(({ part, event }) => understood(part, () => busyOf(event, from, to))),
    ...freeBusy.flatMap((part) => understood(part, () => busyIn(part))),
    ...problems.unknownDays(),
  ];
  return {
    busy: merged(busy, from, to),
    begins: busy.map(([starts]) => starts).filter((starts) => starts >= +from && starts < +to),
    events: events.length,
    problems: [...problems.sentences],
  };

  /** One that is written wrong takes no other with it. */
  function understood<Known>(part: string, read: () => Known[]) {
    try {
      return read();
    } catch {
      problems.notUnderstood(/^DTSTART.*?(\d{8})/im.exec(part)?.[1]);
      return [];
    }
  }
}

function merged(busy: Busy[], from: Date, to: Date) {
  const all: Busy[] = [];
  for (const [starts, ends] of busy.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (ends <= +from || starts >= +to || ends <= starts) continue;
    if (last && starts <= last[1]) last[1] = Math.max(last[1], ends);
    else all.push([starts, ends]);
  }
  return all;
}
