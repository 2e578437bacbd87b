import { callHours } from '#domain/call-hours.ts';
import { callTimesOn, stepMinutesOf } from '#domain/call-times.ts';
import { groupByPartOfDay } from '#domain/parts-of-day.ts';

const TIMES = ['09:00', '09:20', '13:30', '13:50'];

test.each([
  ['on a Friday', '2026-11-20', TIMES],
  ['after closed days', '2027-01-08', TIMES],
  ['on a Thursday', '2026-11-19', []],
  ['on a closed day', '2026-11-27', []],
  ['on the first closed day of several', '2026-12-24', []],
  ['on the last closed day of several', '2027-01-01', []],
  ['without a date', 'no date', []],
  ['without any text', '', []],
])('an agency that calls on Fridays, with a break, has these times %s', (_, date, times) => {
  jest.replaceProperty(callHours, 'callMinutes', 20);
  jest.replaceProperty(callHours, 'hours', { Friday: ['13:30-14:15', '9:00-9:40'] });
  jest.replaceProperty(callHours, 'closed', ['2026-11-27', '2026-12-24 to 2027-01-01']);
  expect(callTimesOn(date)).toEqual(times);
});

test('the steps of the plain time control reach each time', () => {
  expect(stepMinutesOf(['10:00', '10:30', '13:20'])).toBe(10);
  expect(stepMinutesOf(['10:00', '10:45', '14:30'])).toBe(45);
});

test('a single time ends the part of the day before it, but noon begins the afternoon', () => {
  const partsOf = (...times: string[]) =>
    groupByPartOfDay(times.map((callTime) => ({ callTime }))).map(({ partOfDay }) => partOfDay);
  expect(partsOf('11:30', '12:00')).toEqual(['morning', 'afternoon']);
  expect(partsOf('17:15', '17:30', '18:00')).toEqual(['afternoon']);
});

test('each part of the day begins at its hour', () => {
  const DAY = '04:58 04:59 05:00 11:59 12:00 17:59 18:00 21:59 22:00 23:59';
  const all = DAY.split(' ').map((callTime) => ({ callTime }));
  const parts = groupByPartOfDay(all).map(({ partOfDay, times }) =>
    [partOfDay, ...times.map(({ callTime }) => callTime)].join(' '),
  );
  expect(parts).toEqual([
    'night 04:58 04:59',
    'morning 05:00 11:59',
    'afternoon 12:00 17:59',
    'evening 18:00 21:59',
    'night 22:00 23:59',
  ]);
});
