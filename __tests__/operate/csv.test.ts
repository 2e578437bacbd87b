import { csvRow } from '../../scripts/operate/csv.ts';

test('a row ends in CR LF', () => {
  expect(csvRow(['1', 'Ada Lovelace', null])).toBe('1,Ada Lovelace,\r\n');
});

test.each([
  ['Lovelace, Ada', '"Lovelace, Ada"'],
  ['the "Countess"', '"the ""Countess"""'],
  ['one\ntwo', '"one\ntwo"'],
  ['one; two', '"one; two"'],
])('the cell %j is quoted', (text, written) => {
  expect(csvRow([text])).toBe(`${written}\r\n`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['a;＋1', '"a;\'＋1"'],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['+49 30 1234\n=1', '"\'+49 30 1234\n\'=1"'],
  ['-1', "'-1"],
  ['\t=1+1', '"\'\t\'=1+1"'],
  ['\r=1+1', '"\'\r\'=1+1"'],
  ['\n=1+1', '"\'\n\'=1+1"'],
  ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
  ['Ann;=cmd|calc', '"Ann;\'=cmd|calc"'],
  ['Ann; "@SUM(A1)', '"Ann; ""\'@SUM(A1)"'],
  ['Ann;;+1', '"Ann;;\'+1"'],
  ['Ann\t-1', '"Ann\t\'-1"'],
])('a spreadsheet shows %j and does not run it, whatever separates its cells', (text, written) => {
  expect(csvRow([text])).toBe(`${written}\r\n`);
  for (const separator of [';', '\t', '\n'])
    for (const cell of written.split(separator)) expect(cell).not.toMatch(/^["\s]*[=+\-@]/);
});

test.each(['+41 44 668 18 00', '+49 (0)30 123456', 'a=b', 'ada@example.com'])(
  'the cell %s is no formula',
  (text) => {
    expect(csvRow([text])).toBe(`${text}\r\n`);
  },
);

test('a cell has no control characters for a terminal', () => {
  expect(csvRow(['\u001b]0;title\u0007 \u009b31m\u202ered\ttab 👩‍💻'])).toBe(
    '" ]0;title   31m red\ttab 👩‍💻"\r\n',
  );
});
