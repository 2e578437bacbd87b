import { calendarEntry } from '#domain/calendar-entry.ts';

const agreed = { locale: 'de-DE', organizer: 'us@agency.example', status: 'agreed' } as const;

test('a call becomes a calendar event in UTC with an escaped title', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:30:00.000Z') });
  const title = String.raw`You, me; and C:\us`;
  const start = new Date('2026-11-23T12:30:00.000Z');
  const description = 'Dial 1; “2”, 3\n'.repeat(8).replaceAll('\n', ' ');
  const told = { title, description, start, lengthMs: 900_000 };
  const entry = calendarEntry({ id: 'the-id', ...told, ...agreed });
  const bytes = entry.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(entry.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//us@agency.example//DE-DE',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:the-id',
    'SEQUENCE:0',
    'DTSTAMP:20261120T093000Z',
    'DTSTART:20261123T123000Z',
    'DTEND:20261123T124500Z',
    String.raw`SUMMARY;LANGUAGE=de-DE:You\, me\; and C:\\us`,
    `DESCRIPTION;LANGUAGE=de-DE:${String.raw`Dial 1\; “2”\, 3 `.repeat(8)}`,
    'ORGANIZER:mailto:us@agency.example',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('form values begin no line of a calendar entry', () => {
  const attack =
    'x\r\nATTENDEE:mailto:evil@evil.example\nURL:a\u2028URL:b\u2029URL:c\x85URL:d\rX\u0007';
  const told = { title: attack, start: new Date(), lengthMs: 0 };
  const entry = calendarEntry({ id: 'a', ...told, ...agreed });
  expect(entry).toContain(':x\\n');
  expect(entry).not.toMatch(/^(ATTENDEE|URL|X)/m);
  expect(entry).not.toMatch(/[\u2028\u2029]/);
  expect(entry.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
});
