/** The types of the files in src/agency/words. Until 2.0.0 all names stay. */
import type { Language } from '#content/languages.ts';
import type { DefaultWords, FurtherWords, YourWords } from '#content/your-words.ts';

/** A text replaces ours. A list replaces our whole list. `''` and `[]` leave a text or list out. */
export type EnglishWords = WordsIfListed<'en'>;
export type GermanWords = WordsIfListed<'de'>;

/** Nothing is required of a language that languages.ts does not list. */
type WordsIfListed<Code extends keyof DefaultWords> = Code extends Language
  ? YourWords<DefaultWords[Code]>
  : Partial<YourWords<DefaultWords[Code]>>;

/**
 * The words of languages that src/content lacks. What they do not say stays English, but a new
 * service, field or page needs its words. Without `desk`, `alerts` and `receiverAnswers` the desk
 * and alerts are English.
 */
export type FurtherLanguages<Given = Record<never, never>> = {
  readonly [Code in keyof Given]: FurtherWords;
};
