import { callBooking } from '#content/consultation-page.ts';

/** What a visitor who asks for a call has chosen so far. */
export type Call = { callDate: string; callTime: string };

export const nothingChosen: Call = { callDate: '', callTime: '' };

/** The moment of a call, by the clock that the visitor has read its time from. */
export function callStart({ callDate, callTime }: Call) {
  return new Date(`${callDate}T${callTime}`);
}

/** "Monday, November 23, 2026 at 1:30 PM", whatever the browser's own language. */
export function callInWords(call: Call) {
  const start = callStart(call);
  const day = start.toLocaleDateString('en-US', { dateStyle: 'full' });
  // Browsers put a narrow space before PM, which our typeface does not have.
  const time = start.toLocaleTimeString('en-US', { timeStyle: 'short' }).replace(/\s/, ' ');
  return `${day} ${callBooking.at} ${time}`;
}

/** Where the visitor's clock is set, in words that can be read: "America/New York". */
export function visitorTimeZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
}
