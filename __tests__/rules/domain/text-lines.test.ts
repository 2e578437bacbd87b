import { withColon, withoutDirectionSigns } from '#domain/text-lines.ts';

test.each([
  ['Phone', 'Phone:'],
  ['May we call?', 'May we call?'],
  ['Phone:', 'Phone:'],
  ['Anything else…', 'Anything else…'],
])('the label %s is followed by its value as %s', (label, shown) => {
  expect(withColon(label)).toBe(shown);
});

test('a text turns the direction of no text around it', () => {
  const texts = { name: '\u202eada\u202c \u2066b\u2069', phone: '1' };
  expect(withoutDirectionSigns(texts)).toEqual({ name: 'ada b', phone: '1' });
});
