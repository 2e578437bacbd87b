import ical from 'node-ical';
import type { Problems } from './problems.ts';

/** All that is looked at: titles, places and guests are gone before anything reads them. */
const LOOKED_AT =
  /^(BEGIN|END|UID|SEQUENCE|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|FREEBUSY|TZID|TZOFFSET\w+|X-MICROSOFT-[\w-]*STATUS)[;:]/i;
const ALARM = /^BEGIN:VALARM$[\s\S]*?^END:VALARM\n/gim;

/** The events and the zones, each with its lines unfolded, and what the library knows of them in parts that it knows. */
export function readBlocks(text: string, problems: Problems) {
  const whole = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .trim();
  if (!/^BEGIN:VCALENDAR\n/i.test(whole)) throw new Error('It is no calendar');
  if (!/\nEND:VCALENDAR$/i.test(whole)) throw new Error('Its end is missing');
  const lines = whole
    .split('\n')
    .filter((line) => LOOKED_AT.test(line))
    .map(inCapitals);
  const known = namedZones(`${lines.join('\n')}\n`.replace(ALARM, ''), problems);
  const of = (name: string) =>
    known.match(new RegExp(`^BEGIN:${name}$[\\s\\S]*?^END:${name}$`, 'gim')) ?? [];
  const blocks = [
    ...of('VEVENT').filter(isUnderstood).map(mended),
    ...of('VFREEBUSY').flatMap(eventsOf),
  ];
  const parts = blocks.flatMap(splitRules).flatMap(splitAdded);
  return { blocks, parts, zones: of('VTIMEZONE') };

  function isUnderstood(block: string) {
    const [, start = ''] = /^DTSTART.*:([^:\n]*)$/m.exec(block) ?? [];
    const [, day] = /^(\d{8})(T([01]\d|2[0-3])[0-5]\d[0-5]\dZ?)?$/.exec(start) ?? [];
    const isDay = day && isDate(day);
    if (!isDay) problems.notUnderstood(/\d{8}/.exec(start)?.[0]);
    return isDay;
  }

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
function namedZones(text: string, problems: Problems) {
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

/** Names mean the same in small letters, to everybody but the library. */
function inCapitals(line: string) {
  if (/^(BEGIN|END):/i.test(line)) return line.toUpperCase();
  return line
    .replace(/^[\w-]+/, (name) => name.toUpperCase())
    .replace(/;(TZID|VALUE|RANGE|FBTYPE)=/gi, (parameter) => parameter.toUpperCase());
}

function isDate(day: string) {
  const iso = day.replace(/^(....)(..)/, '$1-$2-');
  return new Date(`${iso}T00:00Z`).toJSON()?.startsWith(iso) ?? false;
}

/** What a calendar says that tells no events, but only when somebody is busy. */
function eventsOf(block: string) {
  return [...block.matchAll(/^FREEBUSY([^:\n]*):(.*)$/gm)].flatMap(([, kind = '', list = '']) =>
    /FBTYPE=FREE/i.test(kind)
      ? []
      : list.split(',').map((period) => {
          const [start = '', end = ''] = period.split('/');
          const ends = end.startsWith('P') ? `DURATION:${end}` : `DTEND:${end}`;
          return `BEGIN:VEVENT\nUID:${period}\nDTSTART:${start}\n${ends}\nEND:VEVENT`;
        }),
  );
}

/** Of two rules the library knows one: each becomes an event of its own. */
function splitRules(block: string) {
  const rules = block.match(/^RRULE.*$/gim) ?? [];
  if (rules.length < 2) return [block];
  const none = block.replace(/^RRULE.*\n/gim, '');
  return rules.map((rule, index) =>
    none
      .replace(/^UID[^:\n]*:.*$/m, (uid) => (index === 0 ? uid : `${uid} ${index}`))
      .replace(/^END:VEVENT$/m, `${rule}\nEND:VEVENT`),
  );
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

export function parseEvents(blocks: string[]) {
  const text = ['BEGIN:VCALENDAR', ...blocks, 'END:VCALENDAR'].join('\n');
  return Object.values(ical.parseICS(text)).filter((each) => each?.type === 'VEVENT');
}
