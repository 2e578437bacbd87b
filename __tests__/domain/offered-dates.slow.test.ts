import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { wasOffered } from '#domain/call-dates.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-18T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

const NOW = '2026-11-18T12:00:00Z';

test('a date within the window was offered, one on a weekend was not', () => {
  expect(wasOffered('2026-11-18', NOW)).toBe(true);
  expect(wasOffered('2026-12-18', NOW)).toBe(true);
  expect(wasOffered('2026-11-22', NOW)).toBe(false);
});

test('one day beyond either end is somebody else\u2019s today, two days are nobody\u2019s', () => {
  expect(wasOffered('2026-11-17', NOW)).toBe(true);
  expect(wasOffered('2026-11-16', NOW)).toBe(false);
  expect(wasOffered('2026-12-21', '2026-11-20T12:00:00Z')).toBe(true);
  expect(wasOffered('2026-12-22', '2026-11-20T12:00:00Z')).toBe(false);
});

test('a request that waited in an offline browser until its day had passed is still right', () => {
  jest.setSystemTime(new Date('2026-12-02T12:00:00Z'));
  expect(wasOffered('2026-11-19', NOW)).toBe(true);
});

test('a visitor whose clock is years off chose from a calendar that was as far off', () => {
  expect(wasOffered('2019-11-19', '2019-11-18T12:00:00Z')).toBe(true);
});

test('a client that stamps nonsense is judged by our clock', () => {
  expect(wasOffered('2026-11-19', '1970-01-01T00:00:00Z')).toBe(true);
  expect(wasOffered('2026-11-19', 'no time at all')).toBe(true);
  expect(wasOffered('2031-05-05', '1970-01-01T00:00:00Z')).toBe(false);
});

// Visitors from the first place of a day to the last, servers with their clocks set to the opposite.
test.each([
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
  ['Pacific/Pago_Pago', 'Pacific/Kiritimati'],
  ['Asia/Kolkata', 'America/New_York'],
  ['America/New_York', 'UTC'],
])('whatever the calendar offers in %s, a server in %s takes', (visitor, server) => {
  const offers = evaluated(visitor, `[${MOMENTS}].flatMap(offersAt)`);
  expect(offers.length).toBeGreaterThan(MOMENTS.length);
  const refused = `${JSON.stringify(offers)}.filter(({ date, now }) => !wasOffered(date, now))`;
  expect(evaluated(server, refused)).toEqual([]);
});

const MOMENTS = ["'2026-11-18T00:30Z'", "'2026-11-18T10:30Z'", "'2026-11-18T23:30Z'"];

/** What an expression gives where the clock on the wall shows another zone's time. */
function evaluated(zone: string, expression: string): unknown[] {
  const domain = join(process.cwd(), 'src/domain');
  const program = `
    import { isCallDate, toDateString, wasOffered } from '${domain}/call-dates.ts';
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
