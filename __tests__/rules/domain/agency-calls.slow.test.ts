import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { callAtLocalTime } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';

const AGENCIES = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Sydney'];
const VISITORS = ['Pacific/Honolulu', 'Asia/Kathmandu', 'Pacific/Auckland'];
const CLOCK_CHANGES = ['03-08', '03-29', '04-05', '09-27', '10-04', '10-25', '11-01'];
const AROUND_THE_CLOCK: Partial<typeof callHours> = {
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  firstCall: '0:00',
  lastCall: '23:00',
  minutesApart: 60,
};

type Line = [agency: string, at: string, date: string, time: string, file: string];

function callsSeenIn(zone: string, hours: Partial<typeof callHours>): Line[] {
  const program = `
    import { callsBetween } from '${join(process.cwd(), 'src/domain/agency-calls.ts')}';
    import { callHours } from '${join(process.cwd(), 'src/domain/call-hours.ts')}';
    import { callStart } from '${join(process.cwd(), 'src/features/consultation/call/call.ts')}';
    for (const timeZone of ${JSON.stringify(AGENCIES)})
      for (const day of ${JSON.stringify(CLOCK_CHANGES)}) {
        Object.assign(callHours, ${JSON.stringify({ ...callHours, ...hours })});
        const from = new Date('2026-' + day + 'T00:00Z');
        for (const { at, callDate, callTime } of callsBetween(new Date(+from - 216e5), new Date(+from + 2 * 864e5), timeZone, '${zone}'))
          console.log([timeZone, at.toISOString(), callDate, callTime,
            callStart({ callDate, callTime }).toISOString()].join());
      }`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return printed
    .trim()
    .split('\n')
    .map((line) => line.split(',') as Line);
}

/** Intl's clock, which the code under test does not use. */
function clockIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (at: string) => format.format(new Date(at)).split(' ');
}

const unset = { ...callHours };
afterEach(() => {
  Object.assign(callHours, unset);
});

describe.each(VISITORS)('read in %s', (visitor) => {
  test.each([{ minutesApart: 60 }, AROUND_THE_CLOCK])(
    'each offered call is within the hours and names its moment: %j',
    (hours) => {
      const { days, firstCall, lastCall } = { ...callHours, ...hours };
      const lines = callsSeenIn(visitor, hours);
      expect(new Set(lines.map(([agency]) => agency))).toEqual(new Set(AGENCIES));
      const clocks = new Map([...AGENCIES, visitor].map((zone) => [zone, clockIn(zone)]));
      Object.assign(callHours, hours);
      for (const [agency, at, date, time, file] of lines) {
        const readByServer = callAtLocalTime(date, time, agency, visitor)?.toISOString();
        const [day = '', agencyTime = ''] = clocks.get(agency)?.(at) ?? [];
        const weekday = new Date(day).toLocaleDateString('en', {
          timeZone: 'UTC',
          weekday: 'long',
        });
        expect(days).toContain(weekday);
        expect(agencyTime >= firstCall.padStart(5, '0') && agencyTime <= lastCall).toBe(true);
        expect([date, time]).toEqual(clocks.get(visitor)?.(at));
        expect([readByServer, file]).toEqual([at, at]);
      }
    },
  );
});

test('a day offers no call in a skipped hour and one in a repeated hour', () => {
  const lines = callsSeenIn('Pacific/Auckland', AROUND_THE_CLOCK);
  const on = (agency: string, day: string) =>
    lines.filter(([zone, at]) => zone === agency && clockIn(zone)(at)[0] === day);
  expect(on('Europe/Berlin', '2026-03-30')).toHaveLength(24);
  expect(on('Europe/Berlin', '2026-03-29')).toHaveLength(23);
  expect(on('America/New_York', '2026-03-08')).toHaveLength(23);
  expect(on('Asia/Kolkata', '2026-03-29')).toHaveLength(24);
  expect(on('Europe/Berlin', '2026-10-25')).toHaveLength(24);
  Object.assign(callHours, AROUND_THE_CLOCK);
  const asks = (time: string) =>
    callAtLocalTime('2026-10-24', time, 'Europe/Berlin', 'Pacific/Honolulu');
  expect(asks('14:00')).toEqual(new Date('2026-10-25T00:00Z'));
  expect(asks('15:00')).toBeUndefined();
});
