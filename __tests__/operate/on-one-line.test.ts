import { onOneLine } from '../../scripts/operate/on-one-line.ts';

test.each([
  ['colours', '\u001b[31mred\u001b[0m', 'red'],
  ['a moved cursor', 'a\u001b[2Jb', 'ab'],
  ['a bare escape', 'a\u001bXb', /^a.*b$/],
  ['line breaks', 'one\r\ntwo', 'one two'],
  ['a reversed direction', 'abc\u202Ecba', 'abc cba'],
  ['a title', '\u001b]0;owned\u0007x', 'x'],
])("a stranger's text brings no %s to the terminal", (_, text, shown) => {
  expect(onOneLine(text)).toEqual(expect.stringMatching(shown));
  expect(onOneLine(text)).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
