import { readArguments } from '../../../scripts/operate/outbox/read-arguments.ts';

test.each([
  ['list', { states: ['pending', 'held', 'parked'] }],
  ['list --state held,parked', { states: ['held', 'parked'] }],
  ['list --all', { states: undefined }],
  ['list engines --since 2026-11-20', { word: 'engines', since: Date.UTC(2026, 10, 20) }],
  ['export', { states: undefined }],
  ['forget ada@example.com', { person: 'ada@example.com', isSure: false, undelivered: false }],
  ['purge --yes', { isSure: true }],
])('%s becomes a command and its arguments', (typed, given) => {
  const words = typed.split(' ');
  expect(readArguments(words)).toMatchObject({ command: words[0], given });
});

test.each([
  ['purge abc', '"purge" needs other arguments'],
  ['release a --all', '"release" needs other arguments'],
  ['resend', '"resend" needs other arguments'],
  ['retry --state parked', '"retry" needs other arguments'],
  ['retry a b', 'There is one argument too many: "b"'],
  ['list --since monday', '--since needs a day, such as 2026-11-20'],
  ['list --state lost', 'There is no state "lost"'],
])('%s is refused with the reason', (typed, reason) => {
  expect(() => readArguments(typed.split(' '))).toThrow(reason);
});
