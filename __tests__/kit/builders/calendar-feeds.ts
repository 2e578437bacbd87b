import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const FEEDS_ZONE = 'America/New_York';
export const FEEDS_NOW = Date.parse('2026-10-20T00:00Z');

const [, ...written] = readFileSync(join(import.meta.dirname, 'calendar-feeds.txt'), 'utf8')
  .replaceAll('TZID=NY', `TZID=${FEEDS_ZONE}`)
  .split('\n# ');

export const feeds = written.map((feed) => {
  const [name = '', busy = '', ...lines] = feed.trim().split('\n');
  return {
    name,
    busy: busy.split(' ').slice(1),
    problems: lines.flatMap((line) => (line.startsWith('! ') ? [new RegExp(line.slice(2))] : [])),
    text: ['BEGIN:VCALENDAR', ...lines.flatMap(componentOf), 'END:VCALENDAR', ''].join('\r\n'),
  };
});

function componentOf(line: string, number: number) {
  const [, kind, said = ''] = /^(event|zone) (.*)$/.exec(line) ?? [];
  const lines = said.split(' | ');
  if (kind === 'zone') return ['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'];
  const own = said.includes('UID:') ? [] : [`UID:${number}`];
  return kind ? ['BEGIN:VEVENT', ...own, ...lines, 'END:VEVENT'] : [];
}
