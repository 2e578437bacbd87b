import type { SiteWords } from '#content/words.ts';
import type { contactMethods } from '#domain/consultation-fields.ts';

/** Names an element, so that the browser's modules find it. A component writes `<div {...part('booking')}>`. */
export const part = (name: Part) => ({ 'data-part': name });

type Part =
  | 'booking'
  | 'call-link'
  | 'characters-left'
  | 'calendar-words'
  | 'calendar-entry'
  | 'call'
  | 'meant-address'
  | 'plain-controls'
  | 'thank-you'
  | 'choose-time-first';

export function findPart(name: Part, within: ParentNode = document) {
  const found = within.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`The page has no part "${name}"`);
  return found;
}

export const CONSULTATION_FORM = 'form[action="/api/consultation"]';

/** Words of the calendar and, in a build, the address of its module. The page holds them as JSON in a script. */
export type CalendarWords = Pick<SiteWords, 'callBooking' | 'locale' | 'firstDayOfWeek'> & {
  calendarUrl: string | undefined;
};

/** Shows an element of Thank You if one of the facts holds. */
export const when = (...facts: Fact[]) => ({
  'data-when': facts.join(' '),
  hidden: !facts.includes('unknown'),
});

/** How the visitor is answered. `phone` is a call without a time, `requested` and `agreed` a call with one. `unknown` holds until a script fills in the page. `with-link` is added if the call has a link, and `timed` or `untimed` says whether the moment of a reply is known. */
export type Fact =
  | (typeof contactMethods)[number]
  | 'unknown'
  | 'requested'
  | 'agreed'
  | 'with-link'
  | 'timed'
  | 'untimed';

/** An element that the browser fills with an answer, or with what follows from one. */
export const blank = (name: Blank) => ({ 'data-blank': name });

export type BlankOfThankYou = 'email' | 'phone' | 'day' | 'time' | 'zone';
export type Blank = BlankOfThankYou | 'count';

export function findBlank(name: Blank, within: ParentNode) {
  const found = within.querySelector<HTMLElement>(`[data-blank="${name}"]`);
  if (!found) throw new Error(`The page has no blank "${name}"`);
  return found;
}
