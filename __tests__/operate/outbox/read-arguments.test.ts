import { readArguments } from '../../../scripts/operate/outbox/read-arguments.ts';

const EVERY_STATE = ['pending', 'held', 'parked', 'delivered'];

test.each([
  ['list', { states: ['pending', 'held', 'parked'], format: 'table', limit: 100 }],
  ['list --state held,parked', { states: ['held', 'parked'] }],
  ['list --all', { states: expect.arrayContaining(EVERY_STATE) }],
  ['list engines --since 2026-11-20', { word: 'engines', since: Date.UTC(2026, 10, 20) }],
  ['export --csv', { states: expect.arrayContaining(EVERY_STATE), format: 'csv' }],
  ['forget ada@example.com', { person: 'ada@example.com', isSure: false, undelivered: false }],
  ['purge --days 7', { days: 7, isSure: false }],
  ['purge --yes', { isSure: true }],
])('"%s" is read as typed, and erases nothing without --yes', (typed, asked) => {
  const [command] = typed.split(' ');
  const question = readArguments(typed.split(' '));
  expect({ ...question.asked, command: question.command }).toMatchObject({ command, ...asked });
});

test.each([
  [['delete'], 'There is no command "delete"'],
  [[], 'Which command?'],
  [['purge', 'abc'], '"purge" is not used like that'],
  [['forget'], '"forget" is not used like that'],
  [['list', '--since', 'monday'], '--since needs a day, written like 2026-11-20'],
  [['release'], '"release" is not used like that'],
  [['release', 'a', '--all'], '"release" is not used like that'],
  [['resend'], '"resend" is not used like that'],
  [['retry', 'a', 'b'], 'What is "b"?'],
  [['list', '--frob'], '--frob'],
  [['list', '--state', 'lost'], 'There is no state "lost"'],
  [['list', '--limit', 'many'], '--limit needs a whole number'],
  [['purge', '--days', '-1'], '--days'],
  [['export'], '"export" is not used like that'],
])('%j is refused with the reason', (typed, complaint) => {
  expect(() => readArguments(typed)).toThrow(complaint);
});
