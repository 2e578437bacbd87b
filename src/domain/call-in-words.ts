import { callHours } from './call-hours.ts';
import { zoneHere, zoneInWords } from './moment-in-words.ts';

export type Call = { callDate: string; callTime: string };

export const nothingChosen: Call = { callDate: '', callTime: '' };

export function callStart({ callDate, callTime }: Call) {
  return new Date(`${callDate}T${callTime}`);
}

/** "Monday, November 23, 2026 at 1:30 PM" in the language of the site. */
export function callInWords(call: Call, locale: string) {
  return inOurSpaces(
    callStart(call).toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short' }),
  );
}

export function dayInWords(day: Date, locale: string) {
  return day.toLocaleDateString(locale, { weekday: 'long', month: 'long', day: 'numeric' });
}

export function visitorTimeZone(locale: string) {
  return zoneInWords(zoneHere(), locale);
}

export function agencyTimeZone(locale: string) {
  return callHours.timeZone && zoneInWords(callHours.timeZone, locale);
}

/** "1:30 PM" or "13:30". UTC, because a formatter keeps the zone in which it was made. */
export function timeInWords(callTime: string, locale: string) {
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return inOurSpaces(clock.format(new Date(`2026-01-01T${callTime}Z`)));
}

/** Browsers put a narrow space before PM, which our typeface does not have. */
export const inOurSpaces = (words: string) => words.replaceAll(/\s/g, ' ');
