import { callHours } from '#domain/call-hours.ts';
import { slotsIn, slotsOn } from '#domain/call-slots.ts';

test('from ten to five there are 29 slots, a quarter of an hour apart', () => {
  const minutes = slotsIn('10:00-17:00', 15).map((time) => {
    const [hour, minute] = time.split(':');
    return Number(hour) * 60 + Number(minute);
  });
  expect(minutes).toEqual(Array.from({ length: 29 }, (_, index) => 600 + index * 15));
});

test('a date has the times of its day, with a break, and none if it is closed', () => {
  jest.replaceProperty(callHours, 'hours', { Friday: ['13:30-14:00', '9:00-9:15'] });
  jest.replaceProperty(callHours, 'closed', ['2026-11-27']);
  expect(slotsOn('2026-11-20')).toEqual(['09:00', '09:15', '13:30', '13:45', '14:00']);
  for (const date of ['2026-11-27', '2026-11-19', 'no date', '']) expect(slotsOn(date)).toEqual([]);
});
