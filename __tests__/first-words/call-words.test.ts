import { daysInWords } from '#content/call-days.ts';
import { timeInWords } from '#features/consultation/call/call.ts';

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

test.each([
  ['10:00', '10:00 AM'],
  ['11:45', '11:45 AM'],
  ['12:00', '12:00 PM'],
  ['12:15', '12:15 PM'],
  ['13:00', '1:00 PM'],
  ['17:00', '5:00 PM'],
])('%s reads %s', (value, label) => {
  expect(timeInWords(value)).toBe(label);
});
