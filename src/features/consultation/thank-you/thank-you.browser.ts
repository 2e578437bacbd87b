import { FRAME_SELECTORS } from '#browser/frame-parts.ts';
import { fillBlanks } from '#content/fill-blanks.ts';
import { type CalendarEntry, calendarEntry, entryUrl } from '#domain/calendar-entry.ts';
import { type ChosenTime, localCallStart } from '#domain/call-dates.ts';
import { callHours } from '#domain/call-hours.ts';
import { callStateOf } from '#domain/call-state.ts';
import { clockHands } from '#domain/clock-hands.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { dayInWords, timeIn, timeInWords, zoneInWords } from '#domain/moment-in-words.ts';
import { localZone } from '#domain/zones.ts';
import { isChangedCall } from '../changed-calls.browser.ts';
import { forgetDraft } from '../form/draft.browser.ts';
import {
  type Condition,
  findBlanks,
  findConditional,
  findPart,
  thankYouWords,
} from '../page-parts.ts';
import { replyPromisedNow, sayReplyPromise } from '../reply-promise.browser.ts';
import { lastSent, noteSent, type SentRequest } from '../sent-request.browser.ts';

const FRAMES_OF_A_SCROLL = 10;
const BLANKS = ['email', 'phone', 'day', 'time', 'zone'] as const;

/** Thank You replaces the form like a new page, under an address of its own. */
export function showThankYou(sent: SentRequest) {
  const thankYou = findPart('thank-you');
  for (const part of thankYou.parentElement?.children ?? [])
    part.toggleAttribute('hidden', part !== thankYou);
  const { address, title } = thankYouWords();
  document.title = title;
  history.replaceState(null, '', address);
  noteSent(sent);
  // Without this, links to other languages would lead to the form, and it would be empty.
  for (const link of document.querySelectorAll<HTMLAnchorElement>(FRAME_SELECTORS.linkToLanguage))
    link.pathname += '/thank-you';
  // A smooth scroll to the button that was pressed may still run for some frames, and would leave
  // the top again.
  toTop(FRAMES_OF_A_SCROLL);
  findPart('thank-you-title', thankYou).focus({ preventScroll: true });
  fillThankYou(thankYou, sent);
}

/** After a post by the browser, after a reload, or in another language. */
export function showThankYouAgain() {
  const sent = lastSent();
  const thankYou = findPart('thank-you');
  if (sent === null) return sayNothingSent(thankYou);
  if (sent === 'posted') {
    forgetDraft();
    noteSent('received');
  }
  if (typeof sent === 'object') fillThankYou(thankYou, sent);
}

/** Somebody was given this address, or opens it again on another day. */
function sayNothingSent(thankYou: HTMLElement) {
  for (const { element } of findConditional(['unknown'], thankYou)) element.remove();
  findPart('received', thankYou).remove();
  findPart('nothing-sent', thankYou).hidden = false;
  const { textContent } = findPart('link-to-form', thankYou);
  findPart('thank-you-title', thankYou).textContent = textContent;
  document.title = textContent;
}

function fillThankYou(thankYou: HTMLElement, sent: SentRequest) {
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
  if (call && sent.callKey) noticeChange(thankYou, sent.callKey);
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

/** The call's page is one click away: there or in another tab, the visitor changes the call. */
function noticeChange(thankYou: HTMLElement, callKey: string) {
  showChange();
  addEventListener('pageshow', showChange);
  addEventListener('storage', showChange);

  function showChange() {
    if (!isChangedCall(callKey)) return;
    for (const { element } of findConditional(['requested', 'agreed'], thankYou)) element.remove();
    findPart('changed-call', thankYou).hidden = false;
    Object.assign(findPart('changed-call-link', thankYou), { href: `/call/${callKey}` });
  }
}

function toTop(times: number) {
  scrollTo({ top: 0, behavior: 'instant' });
  if (times > 0) requestAnimationFrame(() => toTop(times - 1));
}
