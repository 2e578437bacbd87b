import type { SiteWords } from '#content/words.ts';

/** `SITE_URL` is read when the site is built, because pages contain the address. */
const siteUrl = process.env['SITE_URL']?.trim();

/** Undefined without `SITE_URL`, because an address that others cannot reach is worse than none. */
export const urlOf = (path: string) => (siteUrl ? new URL(path, siteUrl).href : undefined);

/** The address at which a reader of a printed page finds the form. */
export const formOnPaper = ({ agency, pages }: SiteWords) =>
  urlOf(pages.consultation) ?? agency.email;
