import { callHours } from '#domain/call-hours.ts';
import { slotsWithin } from '#domain/call-slots.ts';

const tenToFive = slotsWithin({
  ...callHours,
  firstCall: '10:00',
  lastCall: '17:00',
  minutesApart: 15,
});

test('from ten to five there are 29 slots, a quarter of an hour apart', () => {
  const minutes = tenToFive.map((time) => {
    const [hour, minute] = time.split(':');
    return Number(hour) * 60 + Number(minute);
  });
  expect(minutes).toEqual(Array.from({ length: 29 }, (_, index) => 600 + index * 15));
});
