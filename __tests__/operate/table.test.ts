import { table } from '../../scripts/operate/table.ts';

test('columns are as wide as their widest cell', () => {
  const rows = [
    ['1a', 'pending', '12'],
    ['22b', 'held', '0'],
  ];
  expect(table(['id', 'state', 'tries'], rows).split('\n')).toEqual([
    'id   state    tries',
    '1a   pending  12',
    '22b  held     0',
  ]);
  expect(table(['id', 'state'], [])).toBe('id  state');
});

test.each([
  ['colours', '\u001b[31mred\u001b[0m', 'red'],
  ['a moved cursor', 'a\u001b[2Jb', 'ab'],
  ['a bare escape', 'a\u001bXb', /^a.*b$/],
  ['line breaks', 'one\r\ntwo', 'one two'],
  ['a reversed direction', 'abc\u202Ecba', 'abc cba'],
  ['a title', '\u001b]0;owned\u0007x', 'x'],
])("a stranger's text cannot bring %s to the terminal", (_, text, shown) => {
  const [, line = ''] = table(['name'], [[text]]).split('\n');

  expect(line).toEqual(typeof shown === 'string' ? shown : expect.stringMatching(shown));
  expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
