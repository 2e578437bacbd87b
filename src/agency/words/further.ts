import type { FurtherLanguages } from '#agency-words.ts';

/**
 * Languages besides English and German. For French copy src/content/de to src/agency/words/fr,
 * translate it, and list the language in languages.ts.
 */
export const further: FurtherLanguages = {};
// import * as fr from './fr/all.ts';
// export const further: FurtherLanguages = { fr };
