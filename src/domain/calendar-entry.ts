import { callHours } from './call-hours.ts';

type Entry = { id: string; start: Date; title: string; description?: string; locale: string };

/** The call as a file that calendars open: iCalendar, RFC 5545, with its times in UTC. */
export function calendarEntry({ id, start, title, description, locale }: Entry) {
  const end = new Date(start.getTime() + callHours.minutesApart * 60_000);
  const words = escaped(title);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${words}//${locale.toUpperCase()}`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(new Date())}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY;LANGUAGE=${locale}:${words}`,
    ...(description ? [`DESCRIPTION;LANGUAGE=${locale}:${escaped(description)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

const escaped = (words: string) =>
  words
    .replaceAll(/[\\,;]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');

/** No line is longer than 75 bytes, of letters of four bytes neither: what goes on begins with a space. */
const folded = (line: string) => line.replaceAll(/.{18}(?=.)/gu, '$&\r\n ');

/** As iCalendar writes a moment: `20261123T123000Z`. */
function utc(moment: Date) {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}
