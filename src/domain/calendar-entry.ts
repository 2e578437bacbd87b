import { callHours } from './call-hours.ts';
import { onLines } from './text-lines.ts';

type Entry = {
  /** The same for each version of a call: calendars go by it, and by which has the highest sequence. */
  id: string;
  sequence?: number | undefined;
  start: Date;
  title: string;
  description?: string;
  /** The page on which the visitor can change the call. */
  url?: string | null | undefined;
  locale: string;
  /** Whose event it is, by e-mail address: calendars let nobody else move it or take it back. */
  organizer: string;
  isCancelled?: boolean;
};

/** The call as a file that calendars open: iCalendar, RFC 5545, with its times in UTC. */
export function calendarEntry(entry: Entry) {
  const { id, sequence = 0, start, title, description, url, locale, organizer } = entry;
  const end = new Date(start.getTime() + callHours.minutesApart * 60_000);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${organizer}//${locale.toUpperCase()}`,
    `METHOD:${entry.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(new Date())}`,
    `ORGANIZER:mailto:${organizer}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY;LANGUAGE=${locale}:${escaped(title)}`,
    ...(description ? [`DESCRIPTION;LANGUAGE=${locale}:${escaped(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(entry.isCancelled ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

const escaped = (words: string) =>
  onLines(words.replaceAll(/[\\,;]/g, String.raw`\$&`), String.raw`\n`).replaceAll(/\p{Cc}/gu, ' ');

/** No line is longer than 75 bytes, of letters of four bytes neither: what goes on begins with a space. */
const folded = (line: string) => line.replaceAll(/.{18}(?=.)/gu, '$&\r\n ');

/** As iCalendar writes a moment: `20261123T123000Z`. */
function utc(moment: Date) {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}
