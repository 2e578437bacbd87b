import { callAtLocalTime } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { evaluate } from '../../kit/setup/evaluate.ts';

const AGENCIES = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Sydney'];
const VISITORS = ['Pacific/Honolulu', 'Asia/Kathmandu', 'Pacific/Auckland'];
const CLOCK_CHANGES = ['03-08', '03-29', '04-05', '09-27', '10-04', '10-25', '11-01'];
const AROUND_THE_CLOCK: typeof callHours = {
  ...callHours,
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  firstCall: '0:00',
  lastCall: '23:00',
  minutesApart: 60,
};

const SEEN = [AROUND_THE_CLOCK, { ...callHours, minutesApart: 60 }].flatMap((hours) =>
  VISITORS.map((visitor) => ({ visitor, hours })),
);

type Line = [agency: string, at: string, date: string, time: string, file: string];
const seen: [Line[], ...Line[][]] = evaluate(`
  import { callsBetween } from '#domain/agency-calls.ts';
  import { callHours } from '#domain/call-hours.ts';
  import { callStart } from '#domain/call-in-words.ts';
  const seen = ${JSON.stringify(SEEN)}.map(({ visitor, hours }) => {
    process.env.TZ = visitor;
    Object.assign(callHours, hours);
    return ${JSON.stringify(AGENCIES)}.flatMap((agency) =>
      ${JSON.stringify(CLOCK_CHANGES)}.flatMap((day) => {
        const from = new Date('2026-' + day + 'T00:00Z');
        return callsBetween(new Date(+from - 432e5), new Date(+from + 2 * 864e5), agency, visitor)
          .map(({ at, ...call }) => [agency, at, call.callDate, call.callTime, callStart(call)]);
      }));
  });
  console.log(JSON.stringify(seen));`);

/** Intl's clock, which the code under test does not use. */
function clockIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (at: string) => format.format(new Date(at)).split(' ');
}

const weekday = new Intl.DateTimeFormat('en', { timeZone: 'UTC', weekday: 'long' });

const unset = { ...callHours };
afterEach(() => {
  Object.assign(callHours, unset);
});

test.each(SEEN.map((each, index) => ({ ...each, lines: seen[index] ?? [] })))(
  'each call read in $visitor names its moment and is within the hours from $hours.firstCall on',
  ({ visitor, hours, lines }) => {
    expect(new Set(lines.map(([agency]) => agency))).toEqual(new Set(AGENCIES));
    const clocks = new Map([...AGENCIES, visitor].map((zone) => [zone, clockIn(zone)]));
    Object.assign(callHours, hours);
    for (const [agency, at, date, time, file] of lines) {
      const readByServer = callAtLocalTime(date, time, agency, visitor)?.toISOString();
      const [day = '', agencyTime = ''] = clocks.get(agency)?.(at) ?? [];
      expect(hours.days).toContain(weekday.format(new Date(day)));
      expect(agencyTime >= hours.firstCall.padStart(5, '0')).toBe(true);
      expect(agencyTime <= hours.lastCall).toBe(true);
      expect([date, time]).toEqual(clocks.get(visitor)?.(at));
      expect([readByServer, file]).toEqual([at, at]);
    }
  },
);

test('a day offers no call in a skipped hour and one in a repeated hour', () => {
  const clocks = new Map(AGENCIES.map((agency) => [agency, clockIn(agency)]));
  const on = (agency: string, day: string) =>
    seen[0].filter(([zone, at]) => zone === agency && clocks.get(zone)?.(at)[0] === day);
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
