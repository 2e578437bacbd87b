import { callHours } from './call-hours.ts';

type Entry = { id: string; start: Date; title: string; locale: string };

/** The call as a file that calendars open: iCalendar, RFC 5545, with its times in UTC. */
export function calendarEntry({ id, start, title, locale }: Entry) {
  const end = new Date(start.getTime() + callHours.minutesApart * 60_000);
  const words = title.replaceAll(/[\\,;]/g, String.raw`\$&`);
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
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** As iCalendar writes a moment: `20261123T123000Z`. */
function utc(moment: Date) {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}
