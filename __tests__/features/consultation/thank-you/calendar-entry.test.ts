import { sentRequest } from '#content/consultation-page.ts';
import { calendarEntry } from '#features/consultation/thank-you/calendar-entry.ts';

const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.000/g, '');

beforeEach(() => {
  jest.replaceProperty(sentRequest, 'event', String.raw`You, me; and C:\us` as never);
  jest.useFakeTimers({ now: new Date('2026-11-20T09:30:00.000Z') });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a call becomes an event of a quarter of an hour, in UTC, and no letter of its title has a meaning', () => {
  const call = { callDate: '2026-11-23', callTime: '13:30' };
  expect(calendarEntry(call, 'the-id').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    String.raw`PRODID:-//You\, me\; and C:\\us//EN`,
    'BEGIN:VEVENT',
    'UID:the-id',
    'DTSTAMP:20261120T093000Z',
    `DTSTART:${utc(new Date(2026, 10, 23, 13, 30))}`,
    `DTEND:${utc(new Date(2026, 10, 23, 13, 45))}`,
    String.raw`SUMMARY:You\, me\; and C:\\us`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
