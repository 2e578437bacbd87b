import type { SiteWords } from '#content/words.ts';

/** The public address. Pages hold it, so `SITE_URL` is read when the site is built. */
export const siteUrl = new URL(process.env['SITE_URL']?.trim() || 'http://localhost:3000');

export const addressOf = (path: string) => new URL(path, siteUrl).href;

export const contactInPrint = ({ agency, pages }: SiteWords) =>
  `${addressOf(pages.consultation)} · ${agency.phone}`;
