import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import { firstCallDate, isCallDate, lastCallDate, toDateString } from '#domain/call-dates.ts';
import { callHours } from '#domain/call-hours.ts';
import { timeInWords } from '#domain/call-in-words.ts';
import { wasOffered } from '#domain/offered-call.ts';
import { setZone } from '../../kit/setup/set-zone.ts';

const NOW = '2026-11-18T12:00:00Z';
const friday = new Date(2026, 10, 20, 16, 45);

const WINDOWS: [zone: string, now: string, first: string, last: string][] = [
  ['Pacific/Kiritimati', '2026-11-20T23:30Z', '2026-11-23', '2026-12-21'],
  ['Pacific/Kiritimati', '2026-11-20T00:30Z', '2026-11-20', '2026-12-18'],
  ['Pacific/Pago_Pago', '2026-11-20T23:30Z', '2026-11-20', '2026-12-18'],
  ['Pacific/Pago_Pago', '2026-11-20T00:30Z', '2026-11-19', '2026-12-18'],
  ['Asia/Kolkata', '2026-12-31T23:30Z', '2027-01-01', '2027-01-29'],
  ['Asia/Kolkata', '2026-01-30T00:30Z', '2026-01-30', '2026-02-27'],
  ['America/New_York', '2026-03-06T23:30Z', '2026-03-06', '2026-04-03'],
  ['America/New_York', '2026-10-30T00:30Z', '2026-10-29', '2026-11-27'],
  ['UTC', '2026-11-23T12:00Z', '2026-11-23', '2026-12-23'],
  ['UTC', '2026-11-28T12:00Z', '2026-11-30', '2026-12-28'],
  ['UTC', '2027-01-31T12:00Z', '2027-02-01', '2027-03-02'],
  ['Africa/Cairo', '2026-04-20T12:00Z', '2026-04-20', '2026-05-20'],
  // That Sunday has no midnight.
  ['America/Santiago', '2026-09-06T12:00Z', '2026-09-07', '2026-10-06'],
];
const TRAVELS: [visitor: string, server: string][] = [
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
  ['Pacific/Pago_Pago', 'Pacific/Kiritimati'],
  ['Asia/Kolkata', 'America/New_York'],
  ['America/New_York', 'UTC'],
];

function offersAt(now: string) {
  const today = new Date(now);
  return Array.from({ length: 61 }, (_, day) => addDays(startOfDay(today), day - 15))
    .filter((day) => isCallDate(day, today))
    .map((day) => ({ date: toDateString(day), now }));
}

test.each(WINDOWS)(
  'in %s at %s calls can be booked from %s to %s, on no weekend',
  (zone, now, first, last) => {
    setZone(zone);
    const dates = offersAt(now).map(({ date }) => date);
    expect([dates.at(0), dates.at(-1)]).toEqual([first, last]);
    const weekdays = dates.map((date) => new Date(date).getUTCDay());
    expect(new Set(weekdays)).toEqual(new Set([1, 2, 3, 4, 5]));
  },
);

test.each(TRAVELS)(
  'calls offered in %s are accepted by a server in %s, and a visitor who travels there reads the same times',
  (visitor, server) => {
    // Its own clock accepts none of them.
    jest.setSystemTime(new Date('2020-01-01'));
    setZone(visitor);
    const times = ['00:30', '10:30', '23:30'];
    const offers = times.flatMap((time) => offersAt(`2026-11-18T${time}Z`));
    const before = timeInWords('10:00', 'en-US');
    setZone(server);
    expect(offers.length).toBeGreaterThan(3);
    expect(offers.filter(({ date, now }) => !wasOffered(date, now))).toEqual([]);
    expect(timeInWords('10:00', 'en-US')).toBe(before);
  },
);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the calendar offers exactly the days of the agency', () => {
  jest.replaceProperty(callHours, 'hours', { ...callHours.hours, Saturday: ['9:00-9:00'] });
  jest.replaceProperty(callHours, 'closed', ['2026-11-20', '2026-12-18']);
  expect(isCallDate(new Date(2026, 10, 21), friday)).toBe(true);
  expect(isCallDate(new Date(2026, 10, 22), friday)).toBe(false);
  expect(toDateString(lastCallDate(friday))).toBe('2026-12-19');
  expect(toDateString(firstCallDate(friday))).toBe('2026-11-21');
  expect(isCallDate(new Date(2026, 11, 18), friday)).toBe(false);
});

test.each([
  ['2026-11-17', NOW, true],
  ['2026-11-16', NOW, false],
  ['2026-12-21', '2026-11-20T12:00:00Z', true],
  ['2026-12-22', '2026-11-20T12:00:00Z', false],
  // The browser was offline until its day had passed.
  ['2026-10-19', '2026-10-18T12:00:00Z', true],
  // A clock is years off, or says no time.
  ['2019-11-19', '2019-11-18T12:00:00Z', true],
  ['2026-11-19', '1970-01-01T00:00:00Z', true],
  ['2026-11-19', 'no time at all', true],
  ['2031-05-05', '1970-01-01T00:00:00Z', false],
])('the server says whether %s, sent at %s, was offered: %j', (date, submittedAt, isTrue) => {
  expect(wasOffered(date, submittedAt)).toBe(isTrue);
});
