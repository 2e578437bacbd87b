import type { SiteLanguages } from '#agency-types.ts';

/** Visitors choose between these. The first one is yours: its addresses have no `/en`. */
export const languages = [
  { code: 'en', locale: 'en-US', name: 'English' },
  // { code: 'de', locale: 'de-DE', name: 'Deutsch' },
] as const satisfies SiteLanguages;
