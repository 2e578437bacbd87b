/** Titles, places and guests are dropped before anything reads them. */
const LOOKED_AT =
  /^(BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|TZID|TZOFFSET\w+|X-MICROSOFT-CDO-BUSYSTATUS)[;:]/i;

/** Every UID of our own feed begins with this. A calendar that subscribes to the feed may be out of date, so its copies of our calls block no time. */
export const OWN_UID = 'call-booked-on-the-site-';

export function calendarParts(text: string) {
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
  return {
    zones: named('VTIMEZONE'),
    zoneNames: new Set(plain.match(/(?<=;TZID=")[^"\n]*|(?<=;TZID=)[^":;\n]+/gi)),
    events: named('VEVENT').filter((event) => !event.includes(`\nUID:${OWN_UID}`)),
  };
}
