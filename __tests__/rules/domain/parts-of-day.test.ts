import { inPartsOfDay } from '#domain/parts-of-day.ts';

test('times are grouped by the part of the day', () => {
  const times = '00:00 04:45 05:00 11:45 12:00 17:45 18:00 21:45 22:00'.split(' ');
  const groups = inPartsOfDay(times.map((callTime) => ({ callTime })));
  expect(groups.map(({ part, times }) => [part, ...times.map(({ callTime }) => callTime)])).toEqual(
    [
      ['night', '00:00', '04:45'],
      ['morning', '05:00', '11:45'],
      ['afternoon', '12:00', '17:45'],
      ['evening', '18:00', '21:45'],
      ['night', '22:00'],
    ],
  );
});
