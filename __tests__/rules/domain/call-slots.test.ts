import { callHours } from '#domain/call-hours.ts';
import { slotsWithin } from '#domain/call-slots.ts';

test('from ten to five there are 29 slots, a quarter of an hour apart', () => {
  const hours = { ...callHours, firstCall: '10:00', lastCall: '17:00', minutesApart: 15 } as const;
  const slots = slotsWithin(hours);
  expect(slots).toHaveLength(29);
  expect([slots[0], slots[1], slots.at(-1)]).toEqual(['10:00', '10:15', '17:00']);
});
