import { callHours } from './call-hours.ts';

/** The call as a file that calendars open: iCalendar, RFC 5545, with its times in UTC. */
export function calendarEntry({ id, start, title }: { id: string; start: Date; title: string }) {
  const end = new Date(start.getTime() + callHours.minutesApart * 60_000);
  const words = title.replaceAll(/[\\,;]/g, String.raw`\$&`);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${words}//EN`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(new Date())}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${words}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** As iCalendar writes a moment: `20261123T123000Z`. */
function utc(moment: Date) {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}
