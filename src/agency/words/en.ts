import type { EnglishWords } from '#agency-types.ts';

/** What this site says differently. Copy a name from src/content/en, and write your words. */
export const words: EnglishWords = {};
