import type { GermanWords } from '#agency-types.ts';

/** What this site says differently. Copy a name from src/content/de, and write your words. */
export const words: GermanWords = {};
