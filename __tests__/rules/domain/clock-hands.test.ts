import { clockHands } from '#domain/clock-hands.ts';

// The pivot is at 48 48.
test.each([
  ['12:00', 'up', '48 18', 'up', '48 31'],
  ['03:15', 'right', '78 48', 'right and a little down', '65 50'],
  ['09:30', 'down', '48 78', 'left and a little up', '32 44'],
])('at %s the minute hand points %s, to %s, and the hour hand %s, to %s', (...row) => {
  const [time, , minuteTip, , hourTip] = row;
  expect(clockHands(time)).toMatch(new RegExp(`^M${minuteTip} 48 48 ${hourTip}M`));
});
