import { callAtLocalTime, callsBetween, isWithinHours } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { slotsOn } from '#domain/call-slots.ts';
import { callStart } from '#domain/moment-in-words.ts';
import { type CallHours, WEEK } from '#domain/week.ts';
import { setZone } from '../../kit/setup/set-zone.ts';

const AROUND_THE_CLOCK: CallHours = {
  ...callHours,
  hours: Object.fromEntries(WEEK.map((day) => [day, ['0:00-23:00']])),
  minutesApart: 60,
};

const TWO_RANGES: CallHours = {
  ...callHours,
  hours: {
    Monday: ['8:00-12:15', '13:30-18:45'],
    Tuesday: ['8:00-12:15', '13:30-18:45'],
    Wednesday: ['10:00-12:00', '14:00-17:00'],
    Friday: ['7:30-12:30', '13:30-15:00'],
    Saturday: ['9:00-11:00', '22:00-23:45'],
    Sunday: ['0:00-0:45', '12:00-20:00'],
  },
  closed: ['2026-03-08', '2026-03-29', '2026-05-01', '2026-12-24', '2026-12-25'],
};

const OFFERS = [
  { hours: TWO_RANGES, from: new Date('2026-01-01'), to: new Date('2027-01-01') },
  // The weeks in which these zones change their clocks.
  { hours: AROUND_THE_CLOCK, from: new Date('2026-03-05'), to: new Date('2026-04-07') },
  { hours: AROUND_THE_CLOCK, from: new Date('2026-09-25'), to: new Date('2026-11-03') },
];

/** Intl's clock, which the code under test does not use. */
function clockIn(timeZone: string) {
  const style = { dateStyle: 'short', timeStyle: 'short' } as const;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...style });
  return (at: Date) => format.format(at).split(' ');
}

/** Asks at each quarter of an hour (call-slots.test tests a date's times). If a clock repeats an hour, its first reading counts. */
function calculated(from: Date, to: Date, agencyZone: string, visitorZone: string) {
  const [agency, visitor] = [clockIn(agencyZone), clockIn(visitorZone)];
  const [agencyReadings, calls] = [new Set<string>(), new Map<string, string>()];
  for (let time = +from; time <= +to; time += 900_000) {
    const at = new Date(time);
    const reading = agency(at);
    const [day = '', clock = ''] = reading;
    if (agencyReadings.has(reading.join()) || !slotsOn(day).includes(clock)) continue;
    agencyReadings.add(reading.join());
    const read = visitor(at).join(' ');
    if (!calls.has(read)) calls.set(read, `${at.toISOString()} ${read}`);
  }
  return [...calls.values()];
}

const unset = { ...callHours };
afterEach(() => Object.assign(callHours, unset));

test.each([
  ['America/New_York', 'Pacific/Auckland'],
  ['Europe/Berlin', 'Pacific/Honolulu'],
  ['Europe/Berlin', 'America/New_York'],
  ['Asia/Kolkata', 'Europe/Berlin'],
  ['Australia/Sydney', 'Asia/Kathmandu'],
  ['Pacific/Kiritimati', 'Asia/Kolkata'],
])('the calls of %s, read in %s, equal those of another calculation', (agency, visitor) => {
  setZone(visitor);
  for (const { hours, from, to } of OFFERS) {
    Object.assign(callHours, hours);
    const calls = callsBetween(from, to, agency, visitor);
    const offered = calls.map(
      ({ at, callDate, callTime }) => `${at.toISOString()} ${callDate} ${callTime}`,
    );
    expect(offered.toSorted()).toEqual(calculated(from, to, agency, visitor));
    expect(calls.length).toBeGreaterThan(500);
    for (const { at, callDate, callTime } of calls) {
      const isRead = [
        callAtLocalTime(callDate, callTime, agency, visitor),
        callStart({ callDate, callTime }),
      ];
      if (isRead.some((read) => read?.getTime() !== at.getTime()) || !isWithinHours(at, agency))
        expect({ at, isRead }).toBeUndefined();
    }
  }
});

test('a visitor gets no call when the clock of the agency repeats an hour', () => {
  Object.assign(callHours, AROUND_THE_CLOCK);
  const asks = (time: string) =>
    callAtLocalTime('2026-10-24', time, 'Europe/Berlin', 'Pacific/Honolulu');
  expect(asks('14:00')).toEqual(new Date('2026-10-25T00:00Z'));
  expect(asks('15:00')).toBeUndefined();
});
