import { clockHands } from '#domain/clock-hands.ts';

test('the hands go from the minute through the middle to the hour', () => {
  expect(clockHands('3:00')).toBe('M48 23 48 48 65 48');
  expect(clockHands('13:30')).toBe('M48 73 48 48 60 36');
});
