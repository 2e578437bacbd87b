import { sendRequest } from '#browser/local-copies.ts';
import { callHours } from '#domain/call-hours.ts';
import { startBooking, type WantedTime } from '../booking/booking.browser.ts';
import { findPart, POSTED, SELECTORS } from '../page-parts.ts';
import { replyPromisedNow, sayReplyPromise } from '../reply-promise.browser.ts';
import { showThankYou } from '../thank-you/thank-you.browser.ts';
import { sayCharactersLeft } from './characters-left.browser.ts';
import { forgetDraft, saveDraft, savedDraft } from './draft.browser.ts';
import {
  chooseServiceOfLink,
  completeUrls,
  fillIn,
  makeRequest,
  readFormValues,
  trimLine,
  weekdayOfLink,
} from './form-values.browser.ts';
import { suggestEmail } from './suggest-email.browser.ts';

/**
 * Thank You is shown after this time even without a response, because the local copy is sent again.
 */
const THANK_YOU_AFTER_MS = 8_000;

/**
 * The form works without this module: the browser posts it, and the server responds with Thank You.
 */
export function enhanceForm(form: HTMLFormElement) {
  const draft = savedDraft();
  // The draft's call is in the visitor's zone, so only the calendar gets it. The plain controls
  // show the agency's zone.
  const { callDate = '', callTime = '', ...typed } = draft ?? {};
  const button = form.querySelector<HTMLButtonElement>(SELECTORS.submit);
  const needs = findPart('submit-needs', form);
  const chooseDay = findPart('choose-day', needs);
  const chooseTime = findPart('choose-time', needs);
  const booking = startBooking(form, updateBookingAndDraft);
  const phone = form.querySelector<HTMLInputElement>(SELECTORS.phone);
  const weekday = weekdayOfLink();
  let isSent = false;

  chooseServiceOfLink(form);
  if (phone && weekday !== undefined) phone.checked = true;
  suggestEmail(form);
  sayCharactersLeft(form);
  fillIn(form, typed);
  updateBooking({ callDate, callTime, weekday });

  form.addEventListener('change', ({ target }) => trimLine(target));
  form.addEventListener('change', () => completeUrls(form));
  form.addEventListener('input', updateBookingAndDraft);
  form.addEventListener('focusout', updateBookingAndDraft);
  form.addEventListener('focusin', followFocus);
  for (const approach of ['pointerenter', 'focusin'])
    phone?.parentElement?.addEventListener(approach, booking.fetchEarly, { once: true });
  // A password manager may fill in a field without an event, and the browser checks URL fields
  // before `submit`.
  button?.addEventListener('click', () => completeUrls(form));
  form.addEventListener('submit', send);
  // Firefox may restore a chosen contact method after this module has started.
  addEventListener('pageshow', () => updateBooking());
  // A page may stay open until the agency closes.
  form.addEventListener('focusin', sayPromise);
  sayPromise();

  function sayPromise() {
    sayReplyPromise(form, replyPromisedNow());
  }

  function updateBooking(chosen?: WantedTime) {
    const wantsCall = phone?.checked ?? false;
    booking.setCallWanted(wantsCall && !isSent, chosen);
    const mustChooseTime = booking.mustChooseTime();
    button?.toggleAttribute('disabled', mustChooseTime);
    needs.hidden = !mustChooseTime;
    chooseDay.hidden = booking.isDayChosen();
    chooseTime.hidden = !booking.isDayChosen();
    if (mustChooseTime) button?.setAttribute('aria-describedby', needs.id);
    else button?.removeAttribute('aria-describedby');
  }

  function updateBookingAndDraft() {
    if (isSent) return;
    updateBooking();
    saveDraft({ ...readFormValues(form), ...booking.wantedCall() });
  }

  async function send(event: SubmitEvent) {
    const showsPlainControls = booking.showsPlainControls();
    const needsZone = !showsPlainControls && booking.wantedCall()?.callTime;
    // After a post by the browser, the browser also sends the second one: the server derives one id
    // from equal form values. A time of the calendar needs this module's zone.
    if (form.dataset[POSTED] !== undefined && !needsZone) return;
    const agencyZone = showsPlainControls ? callHours.timeZone : undefined;
    // A draft was typed on an earlier page, so the age of this page does not tell how fast it was
    // typed.
    const formAgeMs = draft ? undefined : performance.now();
    // If this throws, the browser posts the form, because `preventDefault` follows.
    const { id, callKey, request } = makeRequest(form, {
      isInAgencyZone: agencyZone !== undefined,
      formAgeMs,
    });
    event.preventDefault();
    if (isSent) return;

    isSent = true;
    const { contactMethod, email, phone, callDate, callTime } = readFormValues(form);
    const sending = sendRequest(id, request);
    if (button) saySending(button);
    form.ariaBusy = 'true';
    forgetDraft();
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, THANK_YOU_AFTER_MS));
    const response = await Promise.race([sending, timeout]);
    showThankYou({
      id,
      sentAt: Date.now(),
      // The browser's history stores these values, so they are only those that Thank You shows.
      formValues: { contactMethod, email, phone, callDate, callTime },
      agencyZone,
      isAgreed: response?.isAgreed === true, // Without a response no call is agreed.
      callKey: response?.canBeChanged === false ? undefined : callKey,
    });
    updateBooking(); // Removes the calendar, because the form is sent.
  }
}

/**
 * The button holds two texts, one of them hidden. The button keeps its width, because "Sending…" is
 * the shorter one.
 */
function saySending(button: HTMLButtonElement) {
  button.style.minWidth = `${button.offsetWidth}px`;
  for (const text of button.children) text.toggleAttribute('hidden');
}

/** Browsers do not scroll to the end of a focused textarea or to a focused day of the calendar. */
function followFocus({ target }: FocusEvent) {
  if (!(target instanceof Element)) return;
  if (target instanceof HTMLTextAreaElement || target.matches(SELECTORS.focusedDay))
    target.scrollIntoView({ block: 'nearest' });
}
