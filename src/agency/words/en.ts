import type { EnglishWords } from '#agency-words.ts';

/**
 * Your texts, in place of those in src/content/en, which stay for all that you do not write here.
 * `npm run words -- "Stop answering"` prints the line to write. `''` removes a text, `[]` a list.
 * Labels of controls, and texts about a request or its call, must stay.
 */
export const words: EnglishWords = {
  // homePage: { hero: { headline: 'Less typing', lead: 'We answer your customers.' } },
};
