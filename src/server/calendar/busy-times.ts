import ical, { type VEvent } from 'node-ical';
import { parseEvents, readBlocks } from './calendar-text.ts';
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
  const { blocks, parts, zones } = readBlocks(text, problems);
  const events = parse(zones, parts, problems);
  const first = new Map(events.map((event) => [event.uid, event]));
  const busy: Busy[] = [];
  for (const event of events)
    try {
      const base = first.get(Object(event)['ADDED-TO']);
      busy.push(...(base ? busyWhenAdded(event, base) : busyTimesOf(event, from, to)));
    } catch {
      problems.notUnderstood(dayOf(event.start));
    }
  busy.push(...problems.unknownDays());
  return {
    busy: merged(busy, from, to),
    begins: busy.map(([starts]) => starts).filter((starts) => starts >= +from && starts < +to),
    events: blocks.length,
    problems: [...problems.sentences],
  };
}

function busyTimesOf(event: VEvent, from: Date, to: Date): Busy[] {
  const { recurrences = {} } = event;
  const changed = [...new Set(Object.values(recurrences))];
  const instances = ical
    .expandRecurringEvent(event, { from, to, expandOngoing: true })
    .map(({ start, end, event: own }) => ({ start, end, own }));
  // What was changed in a series that is not here itself.
  const alone = event.rrule
    ? []
    : changed.map((own) => ({
        start: Object(own).start as Date,
        end: Object(own).end as Date,
        own,
      }));
  return [
    ...instances.filter(({ own, start }) => own !== event || event.rrule || !isMoved(event, start)),
    ...alone,
  ]
    .filter(({ own }) => isBusy(own))
    .map(({ start, end }) => [start.getTime(), (end ?? start).getTime()]);
}

/** As long as the first, and only where it was not moved or taken away again. */
function busyWhenAdded(event: VEvent, base: VEvent): Busy[] {
  const { start, end } = event;
  if (isMoved(base, start) || !isBusy(event)) return [];
  const isOfOwnLength = end !== undefined && +end > +start;
  return [[+start, isOfOwnLength ? +end : +start + (Number(base.end) - Number(base.start))]];
}

function isMoved({ recurrences, exdate }: VEvent, start: Date) {
  const name = start.toISOString();
  return Boolean(recurrences?.[name] ?? Object(exdate)[name]);
}

function isBusy(event: object) {
  const said = (name: string) => String(Object(event)[name] ?? '').toUpperCase();
  const shown =
    said('MICROSOFT-CDO-BUSYSTATUS') ||
    said('MICROSOFT-MSNCALENDAR-BUSYSTATUS') ||
    said('MICROSOFT-CDO-INTENDEDSTATUS');
  const isFree = ['FREE', 'WORKINGELSEWHERE'].includes(shown);
  return said('status') !== 'CANCELLED' && said('transparency') !== 'TRANSPARENT' && !isFree;
}

/** One that the library throws at takes no other with it. */
function parse(zones: string[], blocks: string[], problems: Problems) {
  try {
    return parseEvents([...zones, ...blocks]);
  } catch {
    const nameOf = (block: string) => /^UID[^:]*:(.*)$/im.exec(block)?.[1];
    return [...new Set(blocks.map(nameOf))].flatMap((name) => {
      const group = blocks.filter((block) => nameOf(block) === name);
      try {
        return parseEvents([...zones, ...group]);
      } catch {
        problems.notUnderstood(/(?<=^DTSTART.*:)\d{8}/m.exec(group.join('\n'))?.[0]);
        return [];
      }
    });
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

const dayOf = (start: unknown) =>
  start instanceof Date ? start.toLocaleDateString('sv-SE').replaceAll('-', '') : undefined;
