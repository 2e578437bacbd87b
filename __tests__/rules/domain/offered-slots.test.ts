import { localCallStart } from '#domain/call-dates.ts';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS } from '#domain/durations.ts';
import {
  callSlotsFrom,
  isTimely,
  isWithinHours,
  momentAsRequested,
} from '#domain/offered-slots.ts';
import { type CallHours, WEEK } from '#domain/week.ts';
import { setZone } from '../../kit/setup/today-is.ts';

const hours = Object.fromEntries(WEEK.map((day) => [day, ['0:00-23:00'] as const]));
const AROUND_THE_CLOCK: CallHours = { ...callHours, hours, callMinutes: 60 };

/** The day before a clock changes, and the change of which zone it is. */
const CHANGES = {
  '2026-03-07': ['America/New_York'],
  '2026-03-28': ['Europe/Berlin'],
  '2026-04-04': ['Pacific/Auckland', 'Australia/Sydney'],
  '2026-09-26': ['Pacific/Auckland'],
  '2026-10-03': ['Australia/Sydney'],
  '2026-10-24': ['Europe/Berlin'],
  '2026-10-31': ['America/New_York'],
};
const ORDINARY_DAY = '2026-06-10';

/** By Intl's clock, which the code does not use. A repeated hour counts once. */
function calculated(today: string, agencyZone: string, visitorZone: string) {
  const clockIn = (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [agencysClock, visitorsClock] = [clockIn(agencyZone), clockIn(visitorZone)];
  const first = Date.parse(today);
  const last = new Date(first + callHours.daysAhead * DAY_MS).toISOString().slice(0, 10);
  const calls = new Map<string, string>();
  for (
    let time = first - DAY_MS;
    time <= first + (callHours.daysAhead + 2) * DAY_MS;
    time += 900_000
  ) {
    const at = new Date(time);
    const [date = ''] = agencysClock.format(at).split(' ');
    const read = visitorsClock.format(at);
    if (date < today || date > last || !isWithinHours(at, agencyZone)) continue;
    if (!calls.has(read)) calls.set(read, `${at.toISOString()} ${read}`);
  }
  return [...calls.values()];
}

test.each([
  ['America/New_York', 'Pacific/Auckland'],
  ['Europe/Berlin', 'America/New_York'],
  ['Asia/Kolkata', 'Europe/Berlin'],
  ['Australia/Sydney', 'Asia/Kathmandu'],
  ['Pacific/Kiritimati', 'Asia/Kolkata'],
])('the calls of %s, read in %s, equal those of another calculation', (agency, visitor) => {
  setZone(visitor);
  const now = jest.spyOn(Date, 'now');
  Object.assign(callHours, AROUND_THE_CLOCK, { timeZone: agency, daysAhead: 2 });
  const changes = Object.entries(CHANGES).filter(([, zones]) =>
    [agency, visitor].some((zone) => zones.includes(zone)),
  );
  for (const today of [ORDINARY_DAY, ...changes.map(([day]) => day)]) {
    const calls = callSlotsFrom(today, agency, visitor);
    const offered: string[] = [];
    const misread: unknown[] = [];
    for (const { at, ...call } of calls) {
      offered.push(`${at.toISOString()} ${call.callDate} ${call.callTime}`);
      now.mockReturnValue(+at);
      const readAs = [momentAsRequested(call, visitor), localCallStart(call).getTime()];
      if (readAs.some((read) => read !== at.getTime())) misread.push({ at, readAs });
    }
    expect(misread).toEqual([]);
    expect(offered.toSorted()).toEqual(calculated(today, agency, visitor));
    expect(calls.length).toBeGreaterThan(50);
  }
});

test.each([
  [-16, false],
  [-14, true],
  [31, true],
  [33, false],
])('a time %i days from now has a moment: %j', (days, isTrue) => {
  // Outside the hours, too, so that the agency can agree on it.
  Object.assign(callHours, { timeZone: 'UTC', hours: {}, daysAhead: 30 });
  const at = Date.parse('2026-11-23T10:00Z');
  jest.spyOn(Date, 'now').mockReturnValue(at - days * DAY_MS);
  const moment = momentAsRequested({ callDate: '2026-11-23', callTime: '10:00' }, null);
  expect(moment).toBe(isTrue ? at : undefined);
});

test.each([
  ['begins', '2026-11-30T00:01', '2026-12-30T23:45', true],
  ['begins', '2026-11-30T00:01', '2026-12-31T00:00', false],
  ['ends', '2026-11-30T23:59', '2026-12-30T23:45', true],
  ['ends', '2026-11-30T23:59', '2026-12-31T00:00', false],
])('when the day %s in the agency, the 30th day is offered whole: at %s, %s', (_, now, at, is) => {
  callHours.daysAhead = 30;
  const inNewYork = (time: string) => Date.parse(`${time}-05:00`);
  expect(isTimely(inNewYork(at), inNewYork(now), 'America/New_York')).toBe(is);
});

test('a time that a page offers at the end of a day is a moment, and stays offered', () => {
  Object.assign(callHours, { timeZone: 'America/New_York', daysAhead: 30 });
  // Winter time begins on November 1, so the 31 days until then are an hour longer.
  const before = Date.parse('2026-10-03T00:01-04:00');
  const [callDate, callTime] = ['2026-11-02', '23:45'];
  jest.spyOn(Date, 'now').mockReturnValue(before);
  const at = momentAsRequested({ callDate, callTime }, 'America/New_York') ?? Number.NaN;
  expect(isTimely(at, before, 'America/New_York')).toBe(true);
  expect(isTimely(at, before + DAY_MS, 'America/New_York')).toBe(true);
});
