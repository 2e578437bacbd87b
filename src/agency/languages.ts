import type { SiteLanguages } from '#agency-types.ts';

/** The first language is your own: its pages have no prefix, and mails to you are in it. */
export const languages = [
  { code: 'en', locale: 'en-US', name: 'English' },
  // { code: 'de', locale: 'de-DE', name: 'Deutsch' },
] as const satisfies SiteLanguages;
