import { agency } from './agency.ts';

const locale = new Intl.Locale(agency.locale);
const { direction } = locale.getTextInfo();

/** The attributes of `<html>`. */
export const languageAttributes = {
  lang: agency.locale,
  dir: direction === 'rtl' ? direction : undefined,
} as const;

/** 0 is Sunday. Not every browser knows it, so it is computed when pages are built. */
export const firstDayOfWeek = locale.getWeekInfo().firstDay % 7;
