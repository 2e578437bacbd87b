import { isOneSlip } from '#domain/is-one-slip.ts';

test.each([
  ['gmail.com', true],
  ['gmial.com', true],
  ['gmal.com', true],
  ['gmaill.com', true],
  ['gnail.com', true],
  ['gmail.co', true],
  ['mail.com', true],
  ['email.com', true],
  ['mial.com', false],
  ['ymail.co', false],
  ['', false],
])('%j is "gmail.com" with one slip at most: %s', (typed, expected) => {
  expect(isOneSlip(typed, 'gmail.com')).toBe(expected);
});
