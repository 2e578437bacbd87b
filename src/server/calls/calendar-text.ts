/** Titles, places and guests are dropped before anything reads them. */
const LOOKED_AT =
  /^(BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|TZID|TZOFFSET\w+|X-MICROSOFT-CDO-BUSYSTATUS)[;:]/i;

/** Every UID of our own feed begins with this. A calendar that subscribes to the feed may be out of date, so its copies of our calls block no time. */
export const OWN_UID = 'call-booked-on-the-site-';

/** Such an event may go on after the days that it names. */
const GOES_ON = /^(RDATE|DURATION|RRULE(?!.*;UNTIL=))/im;

/** Events that ended before `from` are left out: nobody mends what is wrong with them. */
export function calendarParts(text: string, from: Date) {
  const whole = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .trim();
  if (!/^BEGIN:VCALENDAR\n/i.test(whole)) throw new Error('It is no calendar');
  if (!/\nEND:VCALENDAR$/i.test(whole)) throw new Error('Its end is missing');
  const lines = whole.split('\n').filter((line) => LOOKED_AT.test(line));
  const plain = lines.join('\n');
  const named = (name: string) =>
    plain.match(new RegExp(`^BEGIN:${name}$[\\s\\S]*?^END:${name}$`, 'gim')) ?? [];
  const firstDay = from.toISOString().replace(/-|T.*/g, '');
  const isOver = (event: string) =>
    !GOES_ON.test(event) && event.match(/(?<=[:=])\d{8}/g)?.every((day) => day < firstDay);
  const events = named('VEVENT').filter(
    (event) => !event.includes(`\nUID:${OWN_UID}`) && !isOver(event),
  );
  const zoneNames = events.join('\n').match(/(?<=;TZID=")[^"\n]*|(?<=;TZID=)[^":;\n]+/gi);
  return { zones: named('VTIMEZONE'), zoneNames: new Set(zoneNames), events };
}
