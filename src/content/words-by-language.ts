import { words as yourGerman } from '#agency/words/de.ts';
import { words as yourEnglish } from '#agency/words/en.ts';
import { further } from '#agency/words/further.ts';
import * as de from './de/all.ts';
import * as en from './en/all.ts';
import { type Language, languages } from './languages.ts';
import { merged } from './merged.ts';
import type { Words } from './your-words.ts';

const words: Readonly<Record<string, unknown>> = {
  ...further,
  en: merged(en, yourEnglish),
  de: merged(de, yourGerman),
};

/** What the agency has written itself. */
export const writtenByAgency: Readonly<Record<string, unknown>> = {
  ...further,
  en: yourEnglish,
  de: yourGerman,
};

/** The words of each language that `languages.ts` lists. */
export const wordsByLanguage = Object.fromEntries(
  languages.map(({ code }) => [code, words[code]]),
) as Record<Language, Words>;
