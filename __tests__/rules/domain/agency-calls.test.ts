import { addHours } from 'date-fns/addHours';
import { callAtLocalTime, callsBetween } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { callStart } from '#domain/call-in-words.ts';
import { setZone } from '../../kit/setup/set-zone.ts';

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

const unset = { ...callHours };
afterEach(() => {
  Object.assign(callHours, unset);
});

test.each(SEEN)(
  'each call read in $visitor names its moment and is within the hours from $hours.firstCall on',
  ({ visitor, hours }) => {
    const read = clockIn(visitor);
    for (const agency of AGENCIES) {
      const agencyClock = clockIn(agency);
      const calls = callsSeenBy(visitor, hours, agency);
      expect(calls.length).toBeGreaterThan(7);
      for (const { at, callDate, callTime } of calls) {
        const [day = '', time = ''] = agencyClock(at);
        expect(hours.days).toContain(weekday.format(new Date(day)));
        expect(time >= hours.firstCall.padStart(5, '0')).toBe(true);
        expect(time <= hours.lastCall).toBe(true);
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
