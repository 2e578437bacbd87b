import { calendarEntry } from '#domain/calendar-entry.ts';

afterEach(() => {
  jest.useRealTimers();
});

test('a call becomes an event of a quarter of an hour, in UTC, and no letter of its title has a meaning', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:30:00.000Z') });
  const title = String.raw`You, me; and C:\us`;
  const start = new Date('2026-11-23T12:30:00.000Z');
  expect(calendarEntry({ id: 'the-id', start, title, locale: 'de-DE' }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    String.raw`PRODID:-//You\, me\; and C:\\us//DE-DE`,
    'BEGIN:VEVENT',
    'UID:the-id',
    'DTSTAMP:20261120T093000Z',
    'DTSTART:20261123T123000Z',
    'DTEND:20261123T124500Z',
    String.raw`SUMMARY;LANGUAGE=de-DE:You\, me\; and C:\\us`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
