import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { firstCallDate, isCallDate, lastCallDate, toDateString } from '#domain/call-dates.ts';
import { callHours } from '#domain/call-hours.ts';

const friday = new Date(2026, 10, 20, 16, 45);
afterEach(() => jest.restoreAllMocks());

test('a call can be booked from today on', () => {
  expect(toDateString(firstCallDate(friday))).toBe('2026-11-20');
  expect(isCallDate(new Date(2026, 10, 20), friday)).toBe(true);
  expect(isCallDate(new Date(2026, 10, 19), friday)).toBe(false);
});

test('on a weekend the first day is Monday', () => {
  expect(toDateString(firstCallDate(new Date(2026, 10, 21)))).toBe('2026-11-23');
  expect(toDateString(firstCallDate(new Date(2026, 10, 22)))).toBe('2026-11-23');
});

test('the last day is thirty days ahead', () => {
  const monday = new Date(2026, 10, 23);
  expect(toDateString(lastCallDate(monday))).toBe('2026-12-23');
  expect(isCallDate(new Date(2026, 11, 23, 23, 59), monday)).toBe(true);
  expect(isCallDate(new Date(2026, 11, 24), monday)).toBe(false);
});

test('where thirty days ahead is a weekend, the last day is the Friday before', () => {
  expect(toDateString(lastCallDate(friday))).toBe('2026-12-18');
});

test('no Saturday and no Sunday can be booked', () => {
  const weekdays = Array.from({ length: 31 }, (_, day) => new Date(2026, 10, 20 + day))
    .filter((day) => isCallDate(day, friday))
    .map((day) => day.getDay());
  expect(weekdays).toHaveLength(21);
  expect(new Set(weekdays)).toEqual(new Set([1, 2, 3, 4, 5]));
});

// Zones east and west of every other, a half-hour one, and New York across both of its clock changes.
test.each([
  ['Pacific/Kiritimati', '2026-11-20T23:30Z', '2026-11-23', '2026-12-21'],
  ['Pacific/Kiritimati', '2026-11-20T00:30Z', '2026-11-20', '2026-12-18'],
  ['Pacific/Pago_Pago', '2026-11-20T23:30Z', '2026-11-20', '2026-12-18'],
  ['Pacific/Pago_Pago', '2026-11-20T00:30Z', '2026-11-19', '2026-12-18'],
  ['Asia/Kolkata', '2026-12-31T23:30Z', '2027-01-01', '2027-01-29'],
  ['Asia/Kolkata', '2026-01-30T00:30Z', '2026-01-30', '2026-02-27'],
  ['America/New_York', '2026-03-06T23:30Z', '2026-03-06', '2026-04-03'],
  ['America/New_York', '2026-10-30T00:30Z', '2026-10-29', '2026-11-27'],
  ['UTC', '2026-11-28T12:00Z', '2026-11-30', '2026-12-28'],
  ['UTC', '2027-01-31T12:00Z', '2027-02-01', '2027-03-02'],
  ['Africa/Cairo', '2026-04-20T12:00Z', '2026-04-20', '2026-05-20'],
])('in %s at %s the window is %s to %s', (zone, now, first, last) => {
  const domain = join(process.cwd(), 'src/domain');
  const program = `
    import { firstCallDate, lastCallDate, fromDateString, isCallDate, toDateString } from '${domain}/call-dates.ts';
    import { callHours } from '${domain}/call-hours.ts';
    Object.assign(callHours, ${JSON.stringify(callHours)});
    const now = new Date('${now}');
    const days = [firstCallDate(now), lastCallDate(now)];
    const stillThere = days.map((day) => isCallDate(fromDateString(toDateString(day)), now));
    console.log([...days.map(toDateString), ...stillThere].join(' '));
  `;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  expect(printed.trim()).toBe(`${first} ${last} true true`);
});

test('an agency that also calls on Saturdays offers them, and still no Sunday', () => {
  jest.replaceProperty(callHours, 'days', [...callHours.days, 'Saturday']);
  expect(isCallDate(new Date(2026, 10, 21), friday)).toBe(true);
  expect(isCallDate(new Date(2026, 10, 22), friday)).toBe(false);
  expect(toDateString(lastCallDate(friday))).toBe('2026-12-19');
});
