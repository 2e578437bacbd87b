import { sentRequest } from '#content/consultation-page.ts';
import { callHours } from '#domain/call-hours.ts';
import { type Call, callStart } from '../call/call.ts';

/** The call as a file that calendars open: iCalendar, RFC 5545, with its times in UTC. */
export function calendarEntry(call: Call, id: string) {
  const start = callStart(call);
  const end = new Date(start.getTime() + callHours.minutesApart * 60_000);
  const title = sentRequest.event.replaceAll(/[\\,;]/g, String.raw`\$&`);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${title}//EN`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(new Date())}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${title}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** As iCalendar writes a moment: `20261123T123000Z`. */
function utc(moment: Date) {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}
