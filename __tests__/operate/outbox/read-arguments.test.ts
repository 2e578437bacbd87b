import { readArguments } from '../../../scripts/operate/outbox/read-arguments.ts';

const asked = (...typed: string[]) => {
  const question = readArguments(typed);
  return { ...question.asked, command: question.command };
};

test('a list shows what is not delivered yet', () => {
  expect(asked('list')).toMatchObject({
    command: 'list',
    states: ['pending', 'held', 'parked'],
    format: 'table',
    limit: 100,
  });
});

test('a list can be asked for some states, or for all', () => {
  expect(asked('list', '--state', 'held,parked')).toMatchObject({ states: ['held', 'parked'] });
  expect(asked('list', '--all')).toMatchObject({ states: expect.arrayContaining(['delivered']) });
});

test('a list can be asked for a word, and for what came since a day', () => {
  expect(asked('list', 'engines', '--since', '2026-11-20')).toMatchObject({
    word: 'engines',
    since: Date.UTC(2026, 10, 20),
  });
});

test('a person is forgotten by address, and nothing unless the operator is sure', () => {
  expect(asked('forget', 'ada@example.com')).toMatchObject({
    person: 'ada@example.com',
    isSure: false,
    undelivered: false,
  });
});

test('an export holds every state', () => {
  expect(asked('export', '--csv')).toMatchObject({
    states: expect.arrayContaining(['delivered', 'held']),
    format: 'csv',
  });
});

test('nothing is purged unless the operator is sure', () => {
  expect(asked('purge', '--days', '7')).toMatchObject({ days: 7, isSure: false });
  expect(asked('purge', '--yes')).toMatchObject({ isSure: true });
});

test.each([
  [['delete'], 'There is no command "delete"'],
  [['toString'], 'There is no command "toString"'],
  [['--json'], 'Which command?'],
  [[], 'Which command?'],
  [['purge', 'abc'], 'used so: purge'],
  [['forget'], 'used so: forget EMAIL'],
  [['discard'], 'used so: discard ID'],
  [['list', '--since', 'monday'], '--since needs a day, written like 2026-11-20'],
  [['list', '--since', '2026-13-01'], '--since needs a day'],
  [['show'], 'used so: show ID'],
  [['release'], 'used so: release ID, or release --all'],
  [['release', 'a', '--all'], 'used so: release ID, or release --all'],
  [['resend'], 'used so: resend ID, or resend --since DAY'],
  [['retry', 'a', 'b'], 'What is "b"?'],
  [['list', '--frob'], '--frob'],
  [['list', '--state', 'lost'], 'There is no state "lost"'],
  [['list', '--limit', 'many'], '--limit needs a whole number'],
  [['purge', '--days', '-1'], '--days'],
  [['export'], 'used so: export --csv, or export --json'],
])('%j is not understood, and told why', (typed, complaint) => {
  expect(() => readArguments(typed)).toThrow(complaint);
});
