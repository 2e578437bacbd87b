import { callSlots } from '#domain/call-slots.ts';
import { simulateBookings } from '#domain/simulate-bookings.ts';

const december = Array.from(
  { length: 28 },
  (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`,
);

test.each([1, 2, 3])('the draw leaves at least one of %i slots free', (count) => {
  const slots = callSlots.slice(0, count);
  const free = december.map((date) => count - simulateBookings(date, slots).length);
  expect(Math.min(...free)).toBe(1);
});
