import { csvRow } from '#server/desk/csv.ts';

test('a spreadsheet in German gets cells separated by a semicolon', () => {
  expect(csvRow(['1', '2'], 'de-DE')).toBe('1;2\r\n');
});

test.each([
  ['+49 (0)30 123456', '+49 (0)30 123456'],
  ['ada@example.com', 'ada@example.com'],
  ['Lovelace, Ada', '"Lovelace, Ada"'],
  ['the "Countess"', '"the ""Countess"""'],
  ['\u001b]0;title\u0007 \u009b31m\u202ered\ttab 👩‍💻', '" ]0;title   31m red\ttab 👩‍💻"'],
])('the cell %j is written as %s, without characters that control a terminal', (text, written) => {
  expect(csvRow(['1', text, null], 'en-US')).toBe(`1,${written},\r\n`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['a;＋1', '"a;\'＋1"'],
  ['+49 30 1234\n=1', '"\'+49 30 1234\n\'=1"'],
  ['-1', "'-1"],
  ['\t=1+1', '"\'\t\'=1+1"'],
  ['Ann; "@SUM(A1)', '"Ann; ""\'@SUM(A1)"'],
  ['Ann\t-1', '"Ann\t\'-1"'],
])('a spreadsheet shows %j and does not run it, whatever separates its cells', (text, written) => {
  expect(csvRow([text], 'en-US')).toBe(`${written}\r\n`);
  for (const separator of [',', ';', '\t', '\n'])
    for (const cell of written.split(separator)) expect(cell).not.toMatch(/^["\s]*[=+\-@]/);
});

test('a cell of line breaks is written in linear time', () => {
  const before = process.cpuUsage();
  csvRow(['\n'.repeat(200_000)], 'en-US');
  // A quadratic expression would take minutes.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
