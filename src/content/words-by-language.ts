import { words as yourGerman } from '#agency/words/de.ts';
import { words as yourEnglish } from '#agency/words/en.ts';
import { furtherLanguages } from '#agency/words/further-languages.ts';
import * as de from './de/all.ts';
import * as en from './en/all.ts';
import { type Language, languages } from './languages.ts';
import { mergeWords } from './merge-words.ts';
import { OPERATOR_GROUPS, type Words } from './your-words.ts';

type SomeWords = Readonly<Record<string, unknown>>;

const english = mergeWords(en, yourEnglish) as Words;
const further: Readonly<Record<string, SomeWords>> = furtherLanguages;

const words: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(Object.entries(further).map(([code, yours]) => [code, overEnglish(yours)])),
  en: english,
  de: mergeWords(de, yourGerman),
};

/** A language that has no words for the operator stays without them. */
export function overEnglish(yours: SomeWords) {
  const isOverlaid = (name: string) =>
    name in yours || !OPERATOR_GROUPS.some((group) => group === name);
  const shared = Object.entries(english).filter(([name]) => isOverlaid(name));
  return mergeWords(Object.fromEntries(shared), yours);
}

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
