import { clockHands } from '#domain/clock-hands.ts';

test('the hands go from the minute through the middle to the hour', () => {
  expect(clockHands('13:30')).toBe('M48 75 48 48 59 37');
});
