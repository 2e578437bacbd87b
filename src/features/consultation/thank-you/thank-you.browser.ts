import { FRAME_SELECTORS } from '#browser/frame-parts.ts';
import { tryStorage } from '#browser/local-copies.ts';
import { fillBlanks } from '#content/fill-blanks.ts';
import { type CalendarEntry, calendarEntry, entryUrl } from '#domain/calendar-entry.ts';
import { type ChosenTime, localCallStart } from '#domain/call-dates.ts';
import { callHours } from '#domain/call-hours.ts';
import { callStateOf } from '#domain/call-state.ts';
import { clockHands } from '#domain/clock-hands.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { dayInWords, timeIn, timeInWords, zoneInWords } from '#domain/moment-in-words.ts';
import { localZone } from '#domain/zones.ts';
import {
  type Condition,
  findBlanks,
  findConditional,
  findPart,
  thankYouWords,
} from '../page-parts.ts';
import { replyPromisedNow, sayReplyPromise } from '../reply-promise.browser.ts';

const FRAMES_OF_A_SCROLL = 10;
const BLANKS = ['email', 'phone', 'day', 'time', 'zone'] as const;

export type SentRequest = {
  id: string;
  sentAt: number;
  formValues: Record<string, string | undefined>;
  /** Set if date and time are in the agency's zone, not in the visitor's. */
  agencyZone: string | undefined;
  isAgreed: boolean;
  callKey: string | undefined;
};

/** Thank You replaces the form like a new page, under an address of its own. */
export function showThankYou(sent: SentRequest) {
  const thankYou = findPart('thank-you');
  for (const part of thankYou.parentElement?.children ?? [])
    part.toggleAttribute('hidden', part !== thankYou);
  const { address, title } = thankYouWords();
  document.title = title;
  // The browser keeps this state with the entry of its history. After a reload, `showThankYouAgain`
  // reads it.
  history.replaceState({ sent }, '', address);
  // Without this, links to other languages would lead to the form, and it would be empty.
  for (const link of document.querySelectorAll<HTMLAnchorElement>(FRAME_SELECTORS.linkToLanguage))
    link.pathname += '/thank-you';
  // A smooth scroll to the button that was pressed may still run for some frames, and would leave
  // the top again.
  toTop(FRAMES_OF_A_SCROLL);
  findPart('thank-you-title', thankYou).focus({ preventScroll: true });
  fillThankYou(thankYou, sent);
}

/** After a reload, or in another language. */
export function showThankYouAgain() {
  const sent = history.state?.sent ?? takeCarried();
  if (!sent) return;
  history.replaceState({ sent }, '');
  fillThankYou(findPart('thank-you'), sent);
}

const CARRIED_KEY = 'sent-request';

/** The page of another language has a history entry of its own, without this request. */
function carryToOtherLanguages(sent: SentRequest) {
  const carry = () => tryStorage(() => sessionStorage.setItem(CARRIED_KEY, JSON.stringify(sent)));
  for (const link of document.querySelectorAll(FRAME_SELECTORS.linkToLanguage))
    link.addEventListener('click', carry);
}

function takeCarried(): SentRequest | undefined {
  return tryStorage(() => {
    const carried = sessionStorage.getItem(CARRIED_KEY);
    sessionStorage.removeItem(CARRIED_KEY);
    return carried && JSON.parse(carried);
  });
}

function fillThankYou(thankYou: HTMLElement, sent: SentRequest) {
  carryToOtherLanguages(sent);
  const { callDate, callTime, contactMethod } = sent.formValues;
  const method = (contactMethod || 'email') as Condition;
  const call = callDate && callTime ? { callDate, callTime } : undefined;
  const { formValues, agencyZone: timeZone = localZone(), isAgreed: reserves } = sent;
  const { is } = callStateOf({ formValues, timeZone, reserves }, sent.sentAt);
  const isAgreed = is === 'agreed';
  const stateOfCall = isAgreed ? 'agreed' : 'requested';

  const promised = replyPromisedNow(sent.sentAt);
  const reply = promised?.dueAt;
  const link = sent.callKey ? 'with-link' : 'without-link';
  keepPartsOf(thankYou, [call ? stateOfCall : method, reply ? 'timed' : 'untimed', link]);
  sayReplyPromise(thankYou, promised);
  const texts = textsOfBlanks(reply, sent, call);
  for (const name of BLANKS)
    for (const blank of findBlanks(name, thankYou)) blank.textContent = texts[name];
  const time = call?.callTime ?? (reply && `${reply.getHours()}:${reply.getMinutes()}`);
  if (time && !(call && isAgreed))
    findPart('clock-hands', thankYou).setAttribute('d', clockHands(time));
  if (call) linkCall(thankYou, sent, call, isAgreed ? 'agreed' : 'tentative');
}

/** Parts without a fact that holds are removed, not hidden, so each name has one part left. */
function keepPartsOf(thankYou: HTMLElement, conditions: readonly Condition[]) {
  for (const { element, isShown } of findConditional(conditions, thankYou))
    if (isShown) element.removeAttribute('hidden');
    else element.remove();
}

function textsOfBlanks(
  reply: Date | undefined,
  { formValues, agencyZone }: SentRequest,
  call: ChosenTime | undefined,
): Record<(typeof BLANKS)[number], string> {
  const { lang } = document.documentElement;
  const day = call ? localCallStart(call) : reply;
  const time = call ? timeInWords(call.callTime, lang) : reply && timeIn(reply, localZone(), lang);
  return {
    email: formValues['email'] ?? '',
    phone: formValues['phone']?.replaceAll(' ', '\u00a0') ?? '',
    day: day ? dayInWords(day, lang) : '',
    time: time ?? '',
    zone: zoneInWords(agencyZone ?? localZone(), lang),
  };
}

function linkCall(
  thankYou: HTMLElement,
  { id, agencyZone, callKey }: SentRequest,
  call: ChosenTime,
  status: CalendarEntry['status'],
) {
  const link = callKey && new URL(`/call/${callKey}`, location.href).href;
  if (link) Object.assign(findPart('call-link', thankYou), { href: link });
  const entryLink = findPart('calendar-entry', thankYou);
  // A time in the agency's zone gets no entry: this module lacks the rules of zones. The call's
  // page has the entry.
  if (agencyZone) return entryLink.remove();
  const { eventTitle, changeByLink, organizer } = thankYouWords();
  const entry = calendarEntry({
    id,
    start: localCallStart(call),
    lengthMs: callHours.callMinutes * MINUTE_MS,
    status,
    title: eventTitle,
    description: link && fillBlanks(changeByLink, { link }),
    url: link,
    locale: document.documentElement.lang,
    organizer,
  });
  Object.assign(entryLink, { href: entryUrl(entry), download: 'call.ics' });
}

function toTop(times: number) {
  scrollTo({ top: 0, behavior: 'instant' });
  if (times > 0) requestAnimationFrame(() => toTop(times - 1));
}
