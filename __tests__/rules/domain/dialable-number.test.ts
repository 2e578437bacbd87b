import { dialableNumber } from '#domain/dialable-number.ts';

test.each([
  ['+1 202 555 0142', '+12025550142'],
  ['+49 (0)89 / 123 456-0', '+49891234560'],
  ['\u202a0049 (0)89 123\u2011456\u202c', '004989123456'],
  ['(202) 555–0142', '2025550142'],
  ['+1 202 555 0142 ext. 12', '+12025550142,12'],
  ['*31#0202555', '*31%230202555'],
  [`+1${' '.repeat(98)}2`, '+1'],
])('%s is dialled as %s', (written, number) => {
  expect(dialableNumber(written)).toBe(number);
});
