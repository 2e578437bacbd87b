import { agency } from './agency.ts';

const locale = new Intl.Locale(agency.locale);
const { direction } = locale.getTextInfo();

/** What `<html>` says of the language of the site. */
export const languageAttributes = {
  lang: agency.locale,
  dir: direction === 'rtl' ? direction : undefined,
} as const;

/** From 0, Sunday. Not every browser knows it, so it is asked where pages are made. */
export const firstDayOfWeek = locale.getWeekInfo().firstDay % 7;
