import { callTimes } from '#domain/call-times.ts';
import { simulatedBookings } from '#domain/simulated-bookings.ts';

test.each([
  ['2025-12-31', ['11:45', '16:15']],
  ['2026-02-27', ['11:15', '11:30', '13:00', '15:30']],
  ['2026-11-23', ['11:00', '12:30', '13:45']],
])('on %s the draw always books %j', (date, times) => {
  expect(simulatedBookings(date, callTimes)).toEqual(times);
});

test.each([1, 2, 3])('the draw leaves at least one of %i times free', (count) => {
  const times = callTimes.slice(0, count);
  const december = Array.from({ length: 28 }, (_, day) => `2026-12-${day + 1}`);
  const free = december.map((date) => count - simulatedBookings(date, times).length);
  expect(Math.min(...free)).toBe(1);
});
