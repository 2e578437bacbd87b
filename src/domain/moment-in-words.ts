import { callHours } from './call-hours.ts';
import { zoneInWords } from './zone-in-words.ts';

/** The clock on the agency's wall; where no hours are by it, this machine's. */
export const ownZone = () => callHours.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

const SHORT = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** "Tue, Nov 24, 2:15 PM" */
export const momentInShort = (at: Date, timeZone: string, locale: string) =>
  at.toLocaleString(locale, { ...SHORT, timeZone });

/** "Tuesday, November 24, 2026 at 2:15 PM (Eastern Time, New York)" */
export function momentInFull(at: Date, timeZone: string, locale: string) {
  const words = at.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${words} (${zoneInWords(timeZone, locale)})`;
}
