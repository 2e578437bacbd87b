/**
 * The languages of the site. The first one is the agency's own: its pages have no prefix, and mails, desk and alerts
 * speak it. The others stand under `/de` and so on. `words.ts` has the words of each.
 */
export const languages = [
  { code: 'en', locale: 'en-US', name: 'English' },
  // { code: 'de', locale: 'de-DE', name: 'Deutsch' },
] as const satisfies readonly [SiteLanguage, ...SiteLanguage[]];

type SiteLanguage = {
  /** The first part of its addresses, and the name of its folder here. */
  code: string;
  /** Direction, dates, times and numbers follow. */
  locale: string;
  /** Its own name for itself. */
  name: string;
};

export type Language = (typeof languages)[number]['code'];

export const ownLanguage: Language = languages[0].code;

/** For a language that is not offered its code is enough. */
export const localeOf = (code: string): string =>
  languages.find((language: SiteLanguage) => language.code === code)?.locale ?? code;

export const prefixOf = (code: string) => (code === ownLanguage ? '' : `/${code}`);
