import { csv } from '../../scripts/operate/csv.ts';

test('rows end in CR LF, and plain cells stay as they are', () => {
  expect(
    csv([
      ['id', 'name'],
      ['1', 'Ada Lovelace'],
    ]),
  ).toBe('id,name\r\n1,Ada Lovelace\r\n');
});

test.each([
  ['a comma', 'Lovelace, Ada', '"Lovelace, Ada"'],
  ['a quote', 'the "Countess"', '"the ""Countess"""'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
])('a cell with %s is quoted', (_, text, quoted) => {
  expect(csv([[text]])).toBe(`${quoted}\r\n`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['a;＋1', '"a;\'＋1"'],
  ['+1+1', "'+1+1"],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['+49 30 1234\n=1', '"\'+49 30 1234\n\'=1"'],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', '"\'\t\'=1+1"'],
  ['\r=1+1', '"\'\r\'=1+1"'],
  ['\n=1+1', '"\'\n\'=1+1"'],
  ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
])('a spreadsheet shows %j and does not run it', (text, written) => {
  expect(csv([[text]])).toBe(`${written}\r\n`);
});

test.each(['+41 44 668 18 00', '+49 (0)30 123456'])(
  '%s is a telephone number, not a formula',
  (text) => {
    expect(csv([[text]])).toBe(`${text}\r\n`);
  },
);

test('a cell that only contains a sign further on is left alone', () => {
  expect(csv([['a=b', 'ada@example.com', '']])).toBe('a=b,ada@example.com,\r\n');
});

test.each([
  ['Ann;=cmd|calc', '"Ann;\'=cmd|calc"'],
  ['Ann; "@SUM(A1)', '"Ann; ""\'@SUM(A1)"'],
  ['Ann;;+1', '"Ann;;\'+1"'],
  ['Ann\t-1', '"Ann\t\'-1"'],
  ['Ann\n=1+1', '"Ann\n\'=1+1"'],
])('nor does one that separates by semicolons or tabs run %j', (text, written) => {
  expect(csv([[text]])).toBe(`${written}\r\n`);
  for (const separator of [';', '\t', '\n'])
    for (const cell of written.split(separator)) expect(cell).not.toMatch(/^["\s]*[=+\-@]/);
});

test('a semicolon that nothing dangerous follows stays as it is', () => {
  expect(csv([['one; two']])).toBe('"one; two"\r\n');
});

test('a terminal obeys nothing that a visitor wrote', () => {
  expect(csv([['\u001b]0;title\u0007 \u009b31m\u202ered\ttab 👩‍💻']])).toBe(
    '" ]0;title   31m red\ttab 👩‍💻"\r\n',
  );
});
