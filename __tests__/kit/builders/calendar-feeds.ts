import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const FEEDS_ZONE = 'America/New_York';
export const FEEDS_NOW = Date.parse('2026-10-20T00:00Z');

const RULES = `BEGIN:STANDARD | DTSTART:16010101T030000 | TZOFFSETFROM:+0200 | TZOFFSETTO:+0100
 | RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10 | END:STANDARD
 | BEGIN:DAYLIGHT | DTSTART:16010101T020000 | TZOFFSETFROM:+0100 | TZOFFSETTO:+0200
 | RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3 | END:DAYLIGHT`.replaceAll('\n', '');
const IN_A_ZONE = /^(.+) (\d{8})(?: (\d{6})\/(\d{6}))?$/;

const [, ...written] = readFileSync(join(import.meta.dirname, 'calendar-feeds.txt'), 'utf8')
  .replaceAll(/\bNY\b/g, FEEDS_ZONE)
  .replaceAll(/\bBE\b/g, 'Europe/Berlin')
  .split('\n# ');

export const feeds = written.map((feed, number) => {
  const [of = '', busy = '', ...rest] = feed.trim().split('\n');
  return {
    of,
    busy: busy.slice(2).split(' ').filter(Boolean),
    problems: rest.filter((line) => line.startsWith('! ')).map((line) => new RegExp(line.slice(2))),
    text: [
      'BEGIN:VCALENDAR',
      ...rest.flatMap((line, index) => linesOf(line, `${number}-${index}`)),
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  };
});

function linesOf(line: string, uid: string) {
  const [, what, said = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
  if (what === 'lines') return said.split(' | ');
  if (what === 'rules') {
    const [zone = '', often = 'YEARLY'] = said.split(' every ');
    const rules = RULES.replaceAll('YEARLY', often).split(' | ');
    return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...rules, 'END:VTIMEZONE'];
  }
  if (what !== 'event') return [];
  const own = said.includes('UID:') ? [] : [`UID:${uid}@example`];
  return [
    'BEGIN:VEVENT',
    ...own,
    'SUMMARY:Nobody shall read this',
    ...said.split(' | ').flatMap(inAZone),
    'END:VEVENT',
  ];
}

function inAZone(line: string) {
  const [, zone, day, from = '100000', to = '110000'] = IN_A_ZONE.exec(line) ?? [];
  return zone ? [`DTSTART;TZID=${zone}:${day}T${from}`, `DTEND;TZID=${zone}:${day}T${to}`] : line;
}
