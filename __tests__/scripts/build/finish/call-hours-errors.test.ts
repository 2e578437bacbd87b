import { callHours } from '#domain/call-hours.ts';
import { sentenceOf } from '../../../../scripts/build/finish/build-errors.ts';
import { callHoursErrors } from '../../../../scripts/build/finish/call-hours-errors.ts';

const sentences = (hours: Partial<typeof callHours>) =>
  callHoursErrors({ ...callHours, ...hours }).map(sentenceOf);

test.each([
  {},
  { firstCall: '0:00', lastCall: '23:59' },
  { firstCall: '9:00', lastCall: '10:00' },
  { firstCall: '12:00', lastCall: '12:00' },
  { daysAhead: 3 },
  { days: ['Monday'], daysAhead: 7 },
] as const)('hours that make times are built: %j', (hours) => {
  expect(sentences(hours)).toEqual([]);
});

test.each([
  [{ lastCall: '24:00' }, /has lastCall: '24:00', and no day.*such as '9:30'/],
  [{ firstCall: '9:5' }, /has firstCall: '9:5', and no day/],
  [{ minutesApart: 0 }, /has minutesApart: 0\. Write a whole number/],
  [{ minutesApart: 7.5 }, /has minutesApart: 7\.5/],
  [{ daysAhead: -1 }, /has daysAhead: -1/],
  [{ firstCall: '18:00', lastCall: '9:00' }, /lastCall, '9:00', before its firstCall, '18:00'/],
  [{ days: ['Monday'], daysAhead: 3 }, /daysAhead: 3,.*on some days nothing is offered\. Write 7/],
  [{ days: ['Tuesday', 'Thursday'], daysAhead: 4 }, /daysAhead: 4,.*Write 5/],
] as const)(
  'hours that offer none, on any day, end the build with a sentence: %j',
  (hours, sentence) => {
    expect(sentences(hours)).toEqual([expect.stringMatching(sentence)]);
  },
);
