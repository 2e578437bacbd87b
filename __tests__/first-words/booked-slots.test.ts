import { addDays } from 'date-fns/addDays';
import { toDateString } from '#domain/call-dates.ts';
import { callSlots } from '#domain/call-slots.ts';

// Not what each test file puts in its place.
const { bookedSlots } =
  jest.requireActual<typeof import('#domain/booked-slots.ts')>('#domain/booked-slots.ts');

const aYearOfDates = Array.from({ length: 365 }, (_, day) =>
  toDateString(addDays(new Date(2026, 0, 1), day)),
);

test.each([
  ['2025-12-31', ['11:45', '16:15']],
  ['2026-01-02', ['10:00', '14:45', '15:15']],
  ['2026-02-27', ['11:15', '11:30', '13:00', '15:30']],
  ['2026-03-09', ['10:45', '14:45', '15:15', '16:00']],
  ['2026-04-01', ['13:15', '14:15', '15:30']],
  ['2026-06-15', ['14:15', '14:30']],
  ['2026-08-31', ['16:30', '16:45']],
  ['2026-11-20', ['10:00', '14:00', '15:15', '17:00']],
  ['2026-11-23', ['11:00', '12:30', '13:45']],
  ['2028-02-29', ['10:30', '12:00', '16:00']],
])('on %s the booked slots are always %j', (date, slots) => {
  expect(bookedSlots(date)).toEqual(slots);
});

test('one to four different slots of the grid are booked, earliest first', () => {
  const counts = new Set<number>();
  for (const date of aYearOfDates) {
    const booked = bookedSlots(date);
    expect(booked).toEqual(callSlots.filter((slot) => booked.includes(slot)));
    counts.add(booked.length);
  }
  expect([...counts].sort()).toEqual([1, 2, 3, 4]);
});
