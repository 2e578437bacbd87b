// import * as de from './de/all.ts';
import * as en from './en/all.ts';
import type { Language } from './languages.ts';

/** The words of each language that `languages.ts` lists. A folder that is not imported is not compiled. */
export const wordsByLanguage = { en } satisfies Record<Language, unknown>;
