import type { FurtherLanguages } from '#agency-words.ts';

/**
 * Languages besides English and German. For French copy src/content/de to src/agency/words/fr,
 * translate it, write these two lines, and list the language in languages.ts. Whatever your words
 * lack stays English.
 */
export const furtherLanguages: FurtherLanguages = {};
// import * as fr from './fr/all.ts';
// export const furtherLanguages: FurtherLanguages<{ fr: typeof fr }> = { fr };
