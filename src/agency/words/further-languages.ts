import type { FurtherLanguages } from '#agency-words.ts';

/**
 * Languages besides English and German: `npm run words -- --language fr` writes the files of one
 * and its lines here. Whatever their words lack stays English.
 */
export const furtherLanguages: FurtherLanguages = {};
