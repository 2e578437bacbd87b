import * as de from '#content/de/all.ts';
import * as en from '#content/en/all.ts';
import type { TranslationOf } from '#content/languages.ts';
import { ONCE_YOURS } from './once-yours.ts';

/** German is complete and switched off, so only this file compiles it. */
const written = { en, de } satisfies Record<'en' | 'de', TranslationOf<typeof en>>;

describe(ONCE_YOURS, () => {
  test('German has all words of English', () => {
    expect(Object.keys(written.de)).toEqual(Object.keys(written.en));
  });
});
