import type { SiteWords } from '#content/words.ts';
import type { contactMethods } from '#domain/consultation-fields.ts';

type Part =
  | 'booking'
  | 'calendar-words'
  | 'characters-left'
  | 'characters-left-out'
  | 'choose-day'
  | 'choose-time'
  | 'meant-email'
  | 'plain-controls'
  | 'reply-later'
  | 'reply-soon'
  | 'submit-needs'
  | 'thank-you'
  | 'thank-you-title'
  | 'thank-you-words'
  | 'clock-hands'
  | 'calendar-entry'
  | 'call-link'
  | 'changed-call'
  | 'changed-call-link'
  | 'link-to-form'
  | 'nothing-sent'
  | 'received';

export const part = (name: Part) => ({ 'data-part': name });

export const partSelector = (name: Part) => `[data-part="${name}"]`;

export function findPart(name: Part, within: ParentNode = document) {
  const found = within.querySelector<HTMLElement>(partSelector(name));
  if (!found) throw new Error(`The page has no part "${name}"`);
  return found;
}

/** Selects elements that HTML or ARIA names already, so they need no other name. */
export const SELECTORS = {
  form: 'form[action="/api/consultation"]',
  submit: '[type="submit"]',
  phone: '[name="contactMethod"][value="phone"]',
  freeTime: '[type="radio"][name="callTime"]:enabled',
  lostTime: '[name="callTime"]:disabled',
  dayInTabOrder: '[role="gridcell"][tabindex="0"]',
  focusedDay: '[role="gridcell"]:focus-visible',
  newTimeOfCall: '[type="radio"][name="at"]',
} as const;

/** `Date` counts the weekday. A module shows the story. */
export const storyOn = (weekday: number) => ({ 'data-weekday': weekday, hidden: true });

export const findStoryOn = (weekday: number) =>
  document.querySelector<HTMLElement>(`[data-weekday="${weekday}"]`);

/** A form that the browser has posted has this name in its `dataset`. */
export const POSTED = 'posted';

/** The page holds them as JSON in a script. A build adds the address of the module. */
export type CalendarWords = Pick<SiteWords, 'callBooking' | 'locale' | 'firstDayOfWeek'> & {
  calendarUrl: string | undefined;
};

/** The page holds them as JSON in a script. */
export type ThankYouWords = {
  address: string;
  title: string;
  replyHours: number;
  eventTitle: string;
  changeByLink: string;
  organizer: string;
};

export const calendarWords = (): CalendarWords => jsonIn('calendar-words');

export const thankYouWords = (): ThankYouWords => jsonIn('thank-you-words');

const jsonIn = (name: Part) => JSON.parse(findPart(name).textContent ?? '');

/** Shows an element of Thank You if one of the conditions holds. */
export const shownIf = (...conditions: Condition[]) => ({
  'data-when': conditions.join(' '),
  hidden: !conditions.includes('unknown'),
});

export const findConditional = (conditions: readonly Condition[], within: ParentNode) =>
  Array.from(within.querySelectorAll<HTMLElement | SVGElement>('[data-when]'), (element) => ({
    element,
    isShown: conditions.some((condition) =>
      element.dataset['when']?.split(' ').includes(condition),
    ),
  }));

/**
 * How the agency replies to the visitor. `phone` is a call without a time, `requested` and `agreed`
 * a call with one. `unknown` holds until a script fills in the page. `with-link` or `without-link`
 * says whether the call has a link, and `timed` or `untimed` whether the moment of a reply is
 * known.
 */
export type Condition =
  | (typeof contactMethods)[number]
  | 'unknown'
  | 'requested'
  | 'agreed'
  | 'with-link'
  | 'without-link'
  | 'timed'
  | 'untimed';

export const blank = (name: Blank) => ({ 'data-blank': name });

export type Blank = 'email' | 'moment' | 'phone' | 'day' | 'time' | 'zone' | 'count';

export const findBlanks = (name: Blank, within: ParentNode) => [
  ...within.querySelectorAll<HTMLElement>(`[data-blank="${name}"]`),
];

export function findBlank(name: Blank, within: ParentNode) {
  const [found] = findBlanks(name, within);
  if (!found) throw new Error(`The page has no blank "${name}"`);
  return found;
}
