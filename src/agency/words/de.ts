import type { GermanWords } from '#agency-words.ts';

/**
 * Your German texts, in place of those in src/content/de, which stay for all that you do not write
 * here. German pages appear once languages.ts lists the language.
 */
export const words: GermanWords = {
  // homePage: { hero: { headline: 'Weniger tippen' } },
};
