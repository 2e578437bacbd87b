import { localCallStart } from '#domain/call-dates.ts';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS } from '#domain/durations.ts';
import { callSlotsBetween, isWithinHours, momentAsRequested } from '#domain/offered-slots.ts';
import { type CallHours, WEEK } from '#domain/week.ts';
import { setZone } from '../../kit/setup/set-zone.ts';

const hours = Object.fromEntries(WEEK.map((day) => [day, ['0:00-23:00'] as const]));
const AROUND_THE_CLOCK: CallHours = { ...callHours, hours, callMinutes: 60 };

const SPANS = [
  ['2026-03-05', '2026-04-07'],
  ['2026-09-25', '2026-11-03'],
].map((span) => span.map((date) => new Date(date)));

/** By Intl's clock, which the code does not use. A repeated hour counts once. */
function calculated(from: Date, to: Date, agencyZone: string, visitorZone: string) {
  const style = { dateStyle: 'short', timeStyle: 'short' } as const;
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: visitorZone, ...style });
  const calls = new Map<string, string>();
  for (let time = +from; time <= +to; time += 900_000) {
    const at = new Date(time);
    const read = clock.format(at);
    if (isWithinHours(at, agencyZone) && !calls.has(read))
      calls.set(read, `${at.toISOString()} ${read}`);
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
  Object.assign(callHours, AROUND_THE_CLOCK, { timeZone: agency });
  for (const [from = new Date(), to = from] of SPANS) {
    const calls = callSlotsBetween(from, to, agency, visitor);
    const offered: string[] = [];
    const misread: unknown[] = [];
    for (const { at, ...call } of calls) {
      offered.push(`${at.toISOString()} ${call.callDate} ${call.callTime}`);
      now.mockReturnValue(+at);
      const readAs = [momentAsRequested(call, visitor), localCallStart(call).getTime()];
      if (readAs.some((read) => read !== at.getTime())) misread.push({ at, readAs });
    }
    expect(misread).toEqual([]);
    expect(offered.toSorted()).toEqual(calculated(from, to, agency, visitor));
    expect(calls.length).toBeGreaterThan(500);
  }
});

test.each([
  [-16, false],
  [-14, true],
  [30, true],
  [32, false],
])('a time %i days from now has a moment: %j', (days, isTrue) => {
  // Outside the hours, too, so that the agency can agree on it.
  Object.assign(callHours, { timeZone: 'UTC', hours: {} });
  const at = Date.parse('2026-11-23T10:00Z');
  jest.spyOn(Date, 'now').mockReturnValue(at - days * DAY_MS);
  const moment = momentAsRequested({ callDate: '2026-11-23', callTime: '10:00' }, null);
  expect(moment).toBe(isTrue ? at : undefined);
});
