import { callHours } from '#domain/call-hours.ts';
import { slotsOn } from '#domain/call-slots.ts';

test('a date has the times of its day, with a break, and none if it is closed', () => {
  jest.replaceProperty(callHours, 'minutesApart', 20);
  jest.replaceProperty(callHours, 'hours', { Friday: ['13:30-14:05', '9:00-9:20'] });
  jest.replaceProperty(callHours, 'closed', ['2026-11-27']);
  expect(slotsOn('2026-11-20')).toEqual(['09:00', '09:20', '13:30', '13:50']);
  for (const date of ['2026-11-27', '2026-11-19', 'no date', '']) expect(slotsOn(date)).toEqual([]);
});
