import { callAtLocalTime, callsBetween, isWithinHours } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { type CallHours, WEEK } from '#domain/week.ts';
import { evaluate } from '../../kit/setup/evaluate.ts';

const AGENCIES = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Sydney'];
const VISITORS = ['Pacific/Honolulu', 'Asia/Kathmandu', 'Pacific/Auckland'];
const CLOCK_CHANGES = ['03-08', '03-29', '04-05', '09-27', '10-04', '10-25', '11-01'];
const AROUND_THE_CLOCK: typeof callHours = {
  ...callHours,
  hours: Object.fromEntries(WEEK.map((day) => [day, ['0:00-23:00']])),
  minutesApart: 60,
};

const SEEN = [AROUND_THE_CLOCK, { ...callHours, minutesApart: 60 }].flatMap((hours) =>
  VISITORS.map((visitor) => ({ visitor, hours, days: Object.keys(hours.hours).length })),
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

/** Empty if the day has no call. */
const rangesOf = ({ hours }: CallHours, weekday: string) =>
  Object.entries(hours)
    .filter(([day]) => day === weekday)
    .flatMap(([, ranges]) => ranges)
    .map((range) => range.split('-').map((time) => time.padStart(5, '0')));

const unset = { ...callHours };
afterEach(() => {
  Object.assign(callHours, unset);
});

test.each(SEEN.map((each, index) => ({ ...each, lines: seen[index] ?? [] })))(
  'each call read in $visitor names its moment and is within the hours of $days days',
  ({ visitor, hours, lines }) => {
    expect(new Set(lines.map(([agency]) => agency))).toEqual(new Set(AGENCIES));
    const clocks = new Map([...AGENCIES, visitor].map((zone) => [zone, clockIn(zone)]));
    Object.assign(callHours, hours);
    for (const [agency, at, date, time, file] of lines) {
      const readByServer = callAtLocalTime(date, time, agency, visitor)?.toISOString();
      const [day = '', agencyTime = ''] = clocks.get(agency)?.(at) ?? [];
      const [[first = '', last = ''] = []] = rangesOf(hours, weekday.format(new Date(day)));
      expect(agencyTime >= first).toBe(true);
      expect(agencyTime <= last).toBe(true);
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

const TWO_RANGES: CallHours = {
  ...callHours,
  hours: {
    Monday: ['8:00-12:15', '13:30-18:45'],
    Tuesday: ['8:00-12:15', '13:30-18:45'],
    Wednesday: ['10:00-12:00', '14:00-17:00'],
    Thursday: ['8:00-12:15', '13:30-20:00'],
    Friday: ['7:30-12:30', '13:30-15:00'],
    Saturday: ['9:00-11:00', '22:00-23:45'],
    Sunday: ['0:00-0:45', '12:00-20:00'],
  },
  closed: ['2026-03-08', '2026-03-29', '2026-05-01', '2026-12-24', '2026-12-25'],
};

/** Asks Intl at each quarter of an hour of a year, and uses nothing of the code under test. */
function calculated(zone: string, visitor: string, from: number, to: number) {
  const [agency, own] = [clockIn(zone), clockIn(visitor)];
  const calls: string[] = [];
  for (let at = from; at <= to; at += 900_000) {
    const moment = new Date(at).toISOString();
    const [date = '', time = ''] = agency(moment);
    if (TWO_RANGES.closed.includes(date)) continue;
    const ranges = rangesOf(TWO_RANGES, weekday.format(new Date(date)));
    if (ranges.some(([first = '', last = '']) => time >= first && time <= last))
      calls.push([moment, ...own(moment)].join(' '));
  }
  return calls;
}

test('the calls of a year with breaks and closed days equal those of another calculation', () => {
  Object.assign(callHours, TWO_RANGES);
  const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)];
  let compared = 0;
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati']) {
    const expected = calculated(zone, 'Asia/Kolkata', from, to);
    const calls = callsBetween(new Date(from), new Date(to), zone, 'Asia/Kolkata');
    const offered = calls.map(({ at, callDate, callTime }) =>
      [at.toISOString(), callDate, callTime].join(' '),
    );
    expect(offered.toSorted()).toEqual(expected);
    expect(calls.every(({ at }) => isWithinHours(at, zone))).toBe(true);
    compared += offered.length;
  }
  expect(compared).toBeGreaterThan(34_000);
});
