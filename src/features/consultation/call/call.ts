import { agency } from '#content/agency.ts';
import { callHours } from '#domain/call-hours.ts';
import { zoneInWords } from '#domain/moment-in-words.ts';

export type Call = { callDate: string; callTime: string };

export const nothingChosen: Call = { callDate: '', callTime: '' };

/** The moment of a call, by the clock that the visitor has read its time from. */
export function callStart({ callDate, callTime }: Call) {
  return new Date(`${callDate}T${callTime}`);
}

/** "Monday, November 23, 2026 at 1:30 PM", in the language of the site, whatever the browser's own. */
export function callInWords(call: Call) {
  return inOurSpaces(
    callStart(call).toLocaleString(agency.locale, { dateStyle: 'full', timeStyle: 'short' }),
  );
}

/** "Monday, November 23". */
export function dayInWords(day: Date) {
  return day.toLocaleDateString(agency.locale, { weekday: 'long', month: 'long', day: 'numeric' });
}

export function visitorTimeZone() {
  return zoneInWords(Intl.DateTimeFormat().resolvedOptions().timeZone, agency.locale);
}

export function agencyTimeZone() {
  return callHours.timeZone && zoneInWords(callHours.timeZone, agency.locale);
}

const clock = new Intl.DateTimeFormat(agency.locale, { timeStyle: 'short' });

/** "1:30 PM", or "13:30". The day is one on which nobody moves their clock. */
export function timeInWords(callTime: string) {
  return inOurSpaces(clock.format(callStart({ callDate: '2026-01-01', callTime })));
}

/** Browsers put a narrow space before PM, which our typeface does not have. */
const inOurSpaces = (words: string) => words.replaceAll(/\s/g, ' ');
