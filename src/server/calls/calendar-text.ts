import { subDays } from 'date-fns/subDays';

/** The lines of a declined meeting do not say which guest the agency is, so it takes time. */
const RELEVANT_LINE =
  /^(BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|TZID|TZOFFSET\w+|X-MICROSOFT-CDO-BUSYSTATUS)[;:]/i;

/** A calendar may have an old copy of our feed, whose calls block no time. */
export const OWN_UID_PREFIX = 'call-booked-on-the-site-';

/** An event with one of these lines may go on after the dates that stand in it. */
const GOES_ON = /^(RDATE|DURATION|RRULE(?!.*;UNTIL=)|RECURRENCE-ID.*;RANGE=)/im;

const ZONE_NAMES = /(?<=;TZID=")[^"\n]*|(?<=;TZID=)[^":;\n]+/gi;

/** Nobody corrects a fault in an old event. */
export function calendarComponents(text: string, from: Date) {
  // A line that begins with a blank continues the one before.
  const unfolded = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    // Outlook writes this without quotation marks, so its colon would end the parameter.
    .replaceAll('tzone://Microsoft/', '')
    .trim();
  if (!/^BEGIN:VCALENDAR\n/i.test(unfolded)) throw new Error('It is no calendar');
  if (!/\nEND:VCALENDAR$/i.test(unfolded)) throw new Error('Its end is missing');
  const lines = unfolded.split('\n').filter((line) => RELEVANT_LINE.test(line));
  const relevant = lines.join('\n');
  const componentsNamed = (name: string) =>
    relevant.match(new RegExp(`^BEGIN:${name}$[\\s\\S]*?^END:${name}$`, 'gim')) ?? [];
  // The last event of a series begins on that day, and may last for weeks.
  const oldestDay = (event: string) => inDigits(subDays(from, /^RRULE/im.test(event) ? 30 : 0));
  const isOver = (event: string) =>
    !GOES_ON.test(event) && event.match(/(?<=[:=])\d{8}/g)?.every((day) => day < oldestDay(event));
  const events = componentsNamed('VEVENT').filter(
    (event) => !event.includes(`\nUID:${OWN_UID_PREFIX}`) && !isOver(event),
  );
  const zoneNames = events.join('\n').match(ZONE_NAMES);
  return { zones: componentsNamed('VTIMEZONE'), zoneNames: new Set(zoneNames), events };
}

const inDigits = (day: Date) => day.toISOString().replace(/-|T.*/g, '');
