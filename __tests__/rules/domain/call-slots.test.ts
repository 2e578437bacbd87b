import { callHours } from '#domain/call-hours.ts';
import { slotsOn } from '#domain/call-slots.ts';

test('a date has the times of its day, with a break, and none if it is closed', () => {
  jest.replaceProperty(callHours, 'hours', { Friday: ['13:30-14:00', '9:00-9:15'] });
  jest.replaceProperty(callHours, 'closed', ['2026-11-27']);
  expect(slotsOn('2026-11-20')).toEqual(['09:00', '09:15', '13:30', '13:45', '14:00']);
  for (const date of ['2026-11-27', '2026-11-19', 'no date', '']) expect(slotsOn(date)).toEqual([]);
});
