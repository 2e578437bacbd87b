import type { FurtherLanguages } from '#agency-types.ts';

/** Languages that src/content lacks: copy src/content/de to words/fr, and write `{ fr }`. */
export const further: FurtherLanguages = {};
