import { addHours } from 'date-fns/addHours';
import { callAtLocalTime, callsBetween, isWithinHours } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { callStart } from '#domain/call-in-words.ts';
import { type CallHours, WEEK } from '#domain/week.ts';
import { setZone } from '../../kit/setup/set-zone.ts';

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

function callsSeenBy(visitor: string, hours: typeof callHours, agency: string) {
  setZone(visitor);
  Object.assign(callHours, hours);
  return CLOCK_CHANGES.flatMap((date) => {
    const day = new Date(`2026-${date}T00:00Z`);
    return callsBetween(addHours(day, -12), addHours(day, 48), agency, visitor);
  });
}

/** Intl's clock, which the code under test does not use. */
function clockIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (at: Date) => format.format(at).split(' ');
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

test.each(SEEN)(
  'each call read in $visitor names its moment and is within the hours of $days days',
  ({ visitor, hours }) => {
    const read = clockIn(visitor);
    for (const agency of AGENCIES) {
      const agencyClock = clockIn(agency);
      const calls = callsSeenBy(visitor, hours, agency);
      expect(calls.length).toBeGreaterThan(7);
      for (const { at, callDate, callTime } of calls) {
        const [day = '', time = ''] = agencyClock(at);
        const [[first = '', last = ''] = []] = rangesOf(hours, weekday.format(new Date(day)));
        expect(time >= first).toBe(true);
        expect(time <= last).toBe(true);
        expect([callDate, callTime]).toEqual(read(at));
        expect(callAtLocalTime(callDate, callTime, agency, visitor)).toEqual(at);
        expect(callStart({ callDate, callTime })).toEqual(at);
      }
    }
  },
);

test('a day offers no call in a skipped hour and one in a repeated hour', () => {
  const on = (agency: string, day: string) => {
    const calls = callsSeenBy('Pacific/Honolulu', AROUND_THE_CLOCK, agency);
    return calls.filter(({ at }) => clockIn(agency)(at)[0] === day);
  };
  expect(on('Europe/Berlin', '2026-03-30')).toHaveLength(24);
  expect(on('Europe/Berlin', '2026-03-29')).toHaveLength(23);
  expect(on('America/New_York', '2026-03-08')).toHaveLength(23);
  expect(on('Asia/Kolkata', '2026-03-29')).toHaveLength(24);
  expect(on('Europe/Berlin', '2026-10-25')).toHaveLength(24);
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
    const moment = new Date(at);
    const [date = '', time = ''] = agency(moment);
    if (TWO_RANGES.closed.includes(date)) continue;
    const ranges = rangesOf(TWO_RANGES, weekday.format(new Date(date)));
    if (ranges.some(([first = '', last = '']) => time >= first && time <= last))
      calls.push([moment.toISOString(), ...own(moment)].join(' '));
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
