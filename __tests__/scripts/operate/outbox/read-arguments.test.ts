import { readArguments } from '../../../../scripts/operate/outbox/read-arguments.ts';

const asked = (...typed: string[]) => {
  const question = readArguments(typed);
  return question === 'help' ? question : { ...question.asked, command: question.command };
};

test.each([[], ['--help'], ['-h'], ['list', '--help']])('%j asks for help', (...typed) => {
  expect(readArguments(typed)).toBe('help');
});

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
  [['--json'], 'There is no command ""'],
  [['list', 'abc'], 'list takes no id'],
  [['show'], 'show needs the id of a request'],
  [['release'], 'release needs either the id of a request or --all'],
  [['release', 'a', '--all'], 'release needs either the id of a request or --all'],
  [['retry', 'a', 'b'], 'What is "b"?'],
  [['list', '--frob'], '--frob'],
  [['list', '--state', 'lost'], 'There is no state "lost"'],
  [['list', '--limit', 'many'], '--limit needs a whole number'],
  [['purge', '--days', '-1'], '--days'],
  [['export'], 'export needs --csv or --json'],
])('%j is not understood, and told why', (typed, complaint) => {
  expect(() => readArguments(typed)).toThrow(complaint);
});
