// import * as de from './de/all.ts';
import * as en from './en/all.ts';

/** The words of each language that `languages.ts` lists. A folder that is not imported is not compiled. */
export const wordsByLanguage = { en };
