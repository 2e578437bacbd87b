import { readArguments } from '../../../scripts/operate/outbox/read-arguments.ts';

test.each([
  ['list', { states: ['pending', 'held', 'parked'] }],
  ['list --state held,parked', { states: ['held', 'parked'] }],
  ['list --all', { states: undefined }],
  ['resend --since 2026-11-20', { since: Date.UTC(2026, 10, 20) }],
  ['retry', { target: undefined }],
  ['release --all', { target: undefined }],
  ['forget ada@example.com', { target: 'ada@example.com', isSure: false }],
])('%s becomes the arguments of its command', (typed, given) => {
  expect(readArguments(typed.split(' '))).toMatchObject({ given });
});

test.each([
  ['export abc', '"export" needs other arguments'],
  ['constructor', 'There is no command "constructor"'],
  ['release a --all', '"release" needs other arguments'],
  ['backup ', '"backup" needs other arguments: FILE.'],
  ['resend', '"resend" needs other arguments: ID | --since DAY.'],
  ['retry --state parked', '"retry" needs other arguments'],
  ['retry a b', 'There is one argument too many: "b"'],
  ['resend --since 2026-02-30', '--since needs a day, such as 2026-11-20'],
  ['list --state lost', 'There is no state "lost"'],
])('%s is refused with the reason', (typed, reason) => {
  expect(() => readArguments(typed.split(' '))).toThrow(reason);
});
