import * as de from '#content/de/all.ts';
import * as en from '#content/en/all.ts';
import { ONCE_YOURS } from './once-yours.ts';

function shapeOf(words: unknown): unknown {
  if (words === null || typeof words !== 'object') return typeof words;
  if (Array.isArray(words)) return words.map(shapeOf);
  return Object.fromEntries(Object.entries(words).map(([name, part]) => [name, shapeOf(part)]));
}

describe(ONCE_YOURS, () => {
  test('German has all words of English', () => {
    expect(shapeOf(de)).toEqual(shapeOf(en));
  });
});
