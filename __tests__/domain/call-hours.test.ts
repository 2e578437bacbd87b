import { daysInWords } from '#domain/call-hours.ts';

test.each([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Monday to Friday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], 'Monday to Saturday'],
  [['Friday', 'Tuesday'], 'Tuesday and Friday'],
  [['Monday', 'Wednesday', 'Thursday'], 'Monday, Wednesday, and Thursday'],
  [['Monday', 'Tuesday'], 'Monday and Tuesday'],
  [['Saturday'], 'Saturday'],
] as const)('%j are "%s"', (days, words) => {
  expect(daysInWords(days)).toBe(words);
});
