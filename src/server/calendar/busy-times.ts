import ical, { type VEvent } from 'node-ical';

/** In milliseconds since 1970. */
type Busy = [starts: number, ends: number];

export type Reading = {
  busy: Busy[];
  /** When something in it begins. */
  begins: number[];
  events: number;
  /** What could not be understood, with the event's date: never its title. */
  problems: string[];
};

/** All that is looked at: titles, places and guests are gone before anything reads them. */
const LOOKED_AT =
  /^(BEGIN|END|UID|SEQUENCE|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|TZID|TZOFFSET\w+|X-MICROSOFT-[\w-]*STATUS)[;:]/i;
const ALARM = /^BEGIN:VALARM$[\s\S]*?^END:VALARM\n/gim;

/**
 * When somebody is busy by this iCalendar text. To be run in a process whose clock is the agency's: an all-day event,
 * a time without a zone and a zone that nobody knows are by that clock, as the library has it.
 */
export function busyTimes(text: string, from: Date, to: Date): Reading {
  const problems = new Set<string>();
  const { blocks, zones } = readBlocks(text, problems);
  const events = parse(zones, blocks.flatMap(splitAdded), problems);
  const first = new Map(events.map((event) => [event.uid, event]));
  const busy: Busy[] = [];
  for (const event of events)
    try {
      const base = first.get(Object(event)['ADDED-TO']);
      busy.push(...(base ? busyWhenAdded(event, base) : busyTimesOf(event, from, to)));
    } catch {
      problems.add(`An event of ${dayOf(event.start)} is written wrong, and blocks nothing`);
    }
  return {
    busy: merged(busy, from, to),
    begins: busy.map(([starts]) => starts).filter((starts) => starts >= +from && starts < +to),
    events: blocks.length,
    problems: [...problems],
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

/** The events and the zones, each with its lines unfolded. */
function readBlocks(text: string, problems: Set<string>) {
  const whole = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .trim();
  if (!/^BEGIN:VCALENDAR\n/i.test(whole)) throw new Error('It is no calendar');
  if (!/\nEND:VCALENDAR$/i.test(whole)) throw new Error('Its end is missing');
  const lines = whole.split('\n').filter((line) => LOOKED_AT.test(line));
  const known = namedZones(`${lines.join('\n')}\n`.replace(ALARM, ''), problems);
  const of = (name: string) =>
    known.match(new RegExp(`^BEGIN:${name}$[\\s\\S]*?^END:${name}$`, 'gim')) ?? [];
  return { blocks: of('VEVENT').map(mended), zones: of('VTIMEZONE') };

  function mended(block: string) {
    const [, day = ''] = /^RECURRENCE-ID[^:]*RANGE=THISANDFUTURE[^:]*:(\d{8})/im.exec(block) ?? [];
    if (day) problems.add(`An event was changed from ${day} on: only that day's is seen`);
    // A day is taken out of a series that has times: at its time.
    const [, zone = '', time] = /^DTSTART([^:\n]*):\d{8}(T\d{6}Z?)$/im.exec(block) ?? [];
    return time
      ? block.replace(
          /^EXDATE;VALUE=DATE:(.*)$/gim,
          (_, days: string) => `EXDATE${zone}:${days.replace(/\d{8}/g, `$&${time}`)}`,
        )
      : block;
  }
}

const ZONE = /(?<=TZID=")[^"\n]*|(?<=TZID=)[^":;\n]+|(?<=^TZID:).*/gm;

/** Zones as the library can find them: by the place at their end, or by the rules that the calendar brings. */
function namedZones(text: string, problems: Set<string>) {
  const plain = text.replaceAll('tzone://Microsoft/Utc', 'UTC');
  const named = new Map(
    [...new Set(plain.match(ZONE))].map((name) => {
      if (isKnown(name)) return [name, name];
      const place = /[A-Za-z]+\/[A-Za-z_]+(\/[A-Za-z_]+)?$/.exec(name)?.[0] ?? '';
      if (isZone(place)) return [name, place];
      if (!plain.includes(`\nTZID:${name}\n`))
        problems.add(`Nobody knows the zone "${name.slice(0, 60)}": its times are taken for yours`);
      return [name, `Customized Time Zone ${name.replace(/\W/g, ' ')}`];
    }),
  );
  return plain.replace(ZONE, (name) => named.get(name) ?? name);
}

/** Asked by an event: what the library cannot tell, it leaves as it was. */
function isKnown(name: string) {
  const event = `BEGIN:VEVENT\nUID:1\nDTSTART;TZID="${name}":20260101T000000\nEND:VEVENT`;
  const [asked] = parseEvents([event]);
  return isZone(String(Object(asked?.start).tz)) || /[+-]\d\d:?\d\d/.test(name);
}

function isZone(timeZone: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

/** The library knows no RDATE: each becomes an event of its own. */
function splitAdded(block: string) {
  const own = block.replace(/^RDATE.*\n/gim, '');
  const [, uid = ''] = /^UID[^:]*:(.*)$/im.exec(block) ?? [];
  const same = own.split('\n').filter((line) => /^(STATUS|TRANSP|X-)/i.test(line));
  const added = [...block.matchAll(/^RDATE([^:\n]*):(.*)$/gim)].flatMap(
    ([, zone = '', list = '']) =>
      list.split(',').map((value) => {
        const [start, end] = value.split('/');
        const ends = end && (end.startsWith('P') ? `DURATION:${end}` : `DTEND${zone}:${end}`);
        const lines = [`UID:${uid} ${value}`, `X-ADDED-TO:${uid}`, `DTSTART${zone}:${start}`, ends];
        return ['BEGIN:VEVENT', ...lines.filter(Boolean), ...same, 'END:VEVENT']
          .join('\n')
          .replace(/;VALUE=PERIOD/gi, '');
      }),
  );
  return [own, ...added];
}

/** One that the library throws at takes no other with it. */
function parse(zones: string[], blocks: string[], problems: Set<string>) {
  try {
    return parseEvents([...zones, ...blocks]);
  } catch {
    const nameOf = (block: string) => /^UID[^:]*:(.*)$/im.exec(block)?.[1];
    return [...new Set(blocks.map(nameOf))].flatMap((name) => {
      const group = blocks.filter((block) => nameOf(block) === name);
      try {
        return parseEvents([...zones, ...group]);
      } catch {
        const [day = 'no day'] = /(?<=^DTSTART.*)\d{8}/im.exec(group.join('\n')) ?? [];
        problems.add(`An event of ${day} is written wrong, and blocks nothing`);
        return [];
      }
    });
  }
}

function parseEvents(blocks: string[]) {
  const text = ['BEGIN:VCALENDAR', ...blocks, 'END:VCALENDAR'].join('\n');
  return Object.values(ical.parseICS(text)).filter((each) => each?.type === 'VEVENT');
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
  start instanceof Date ? start.toISOString().slice(0, 'yyyy-MM-dd'.length) : 'no day';
