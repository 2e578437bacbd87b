import { callTimes } from '#domain/call-times.ts';
import { isOffered } from '#domain/offered-call.ts';
import { simulatedBookings } from '#domain/simulated-bookings.ts';

const NOW = '2026-11-18T12:00:00Z';

test.each([
  ['2026-11-17', NOW, true],
  ['2026-11-16', NOW, false],
  ['2026-12-21', '2026-11-20T12:00:00Z', true],
  ['2026-12-22', '2026-11-20T12:00:00Z', false],
  ['2026-11-21', NOW, false],
  // The browser was offline until its day had passed.
  ['2026-10-19', '2026-10-18T12:00:00Z', true],
  // A clock is years off, or says no time.
  ['2019-11-19', '2019-11-18T12:00:00Z', true],
  ['2026-11-19', '1970-01-01T00:00:00Z', true],
  ['2026-11-19', 'no time at all', true],
  ['2031-05-05', '1970-01-01T00:00:00Z', false],
])('the server says whether %s, sent at %s, was offered: %j', (date, submittedAt, isTrue) => {
  jest.useFakeTimers({ now: new Date(NOW) });
  const booked = simulatedBookings(date);
  const free = callTimes.filter((time) => !booked.includes(time));
  expect(free.map((time) => isOffered(date, time, submittedAt))).toEqual(free.map(() => isTrue));
  expect(booked.some((time) => isOffered(date, time, submittedAt))).toBe(false);
});
