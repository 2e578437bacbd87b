import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isCallDate, lastCallDate, toDateString } from '#domain/call-dates.ts';
import { callHours } from '#domain/call-hours.ts';
import { wasOffered } from '#domain/offered-call.ts';

const NOW = '2026-11-18T12:00:00Z';
const friday = new Date(2026, 10, 20, 16, 45);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
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
])('in %s at %s calls can be booked from %s to %s, on no weekend', (zone, now, first, last) => {
  const dates = evaluatedIn(zone, `offersAt('${now}')`).map(({ date }) => date);
  expect([dates.at(0), dates.at(-1)]).toEqual([first, last]);
  const weekdays = dates.map((date) => new Date(date).getUTCDay());
  expect(new Set(weekdays)).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('the calendar offers exactly the days of the agency', () => {
  jest.replaceProperty(callHours, 'days', [...callHours.days, 'Saturday']);
  expect(isCallDate(new Date(2026, 10, 21), friday)).toBe(true);
  expect(isCallDate(new Date(2026, 10, 22), friday)).toBe(false);
  expect(toDateString(lastCallDate(friday))).toBe('2026-12-19');
});

test('the server accepts dates one day beyond the window and no further', () => {
  expect(wasOffered('2026-11-17', NOW)).toBe(true);
  expect(wasOffered('2026-11-16', NOW)).toBe(false);
  expect(wasOffered('2026-12-21', '2026-11-20T12:00:00Z')).toBe(true);
  expect(wasOffered('2026-12-22', '2026-11-20T12:00:00Z')).toBe(false);
});

test('the server accepts a call whose day passed while the browser was offline', () => {
  jest.setSystemTime(new Date('2026-12-02T12:00:00Z'));
  expect(wasOffered('2026-11-19', NOW)).toBe(true);
});

test('the server accepts a call of a visitor whose clock is years off', () => {
  expect(wasOffered('2019-11-19', '2019-11-18T12:00:00Z')).toBe(true);
});

test("the server's clock judges a request with an impossible timestamp", () => {
  expect(wasOffered('2026-11-19', '1970-01-01T00:00:00Z')).toBe(true);
  expect(wasOffered('2026-11-19', 'no time at all')).toBe(true);
  expect(wasOffered('2031-05-05', '1970-01-01T00:00:00Z')).toBe(false);
});

test.each([
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
  ['Pacific/Pago_Pago', 'Pacific/Kiritimati'],
  ['Asia/Kolkata', 'America/New_York'],
  ['America/New_York', 'UTC'],
])('calls that the calendar offers in %s are accepted by a server in %s', (visitor, server) => {
  const offers = evaluatedIn(visitor, `[${MOMENTS}].flatMap(offersAt)`);
  expect(offers.length).toBeGreaterThan(MOMENTS.length);
  const unknown = `${JSON.stringify(offers)}.filter(({ date, now }) => !wasOffered(date, now))`;
  expect(evaluatedIn(server, unknown)).toEqual([]);
});

test('a visitor who travels reads the same times', () => {
  const there = "(process.env.TZ = 'America/New_York', timeInWords('10:00'))";
  const [before, after] = evaluatedIn('Europe/Berlin', `[timeInWords('10:00'), ${there}]`);
  expect(after).toBe(before);
});

const MOMENTS = ["'2026-11-18T00:30Z'", "'2026-11-18T10:30Z'", "'2026-11-18T23:30Z'"];

function evaluatedIn(zone: string, expression: string): { date: string }[] {
  const domain = join(process.cwd(), 'src/domain');
  const program = `
    import { isCallDate, toDateString } from '${domain}/call-dates.ts';
    import { wasOffered } from '${domain}/offered-call.ts';
    import { timeInWords } from '${domain}/../features/consultation/call/call.ts';
    import { callHours } from '${domain}/call-hours.ts';
    Object.assign(callHours, ${JSON.stringify(callHours)});
    function offersAt(now) {
      const today = new Date(now);
      return Array.from({ length: 61 }, (_, day) =>
        new Date(today.getFullYear(), today.getMonth(), today.getDate() + day - 15))
        .filter((day) => isCallDate(day, today))
        .map((day) => ({ date: toDateString(day), now }));
    }
    console.log(JSON.stringify(${expression}));
  `;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  return JSON.parse(printed);
}
