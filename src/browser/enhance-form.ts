import { callHours } from '#domain/call-hours.ts';
import type { Call } from '#domain/moment-in-words.ts';
import { bookingIn } from './booking.ts';
import { forgetDraft, saveDraft, savedDraft } from './draft.ts';
import { answers, chooseServiceOfLink, completeUrls, fillIn, readForm } from './form-answers.ts';
import { sendRequest } from './local-copies.ts';
import { findPart } from './page-parts.ts';
import { suggestAddress } from './suggest-address.ts';
import { showThankYou } from './thank-you.ts';

/** Thank You is shown after this time even without an answer, because the local copy is sent again. */
const THANK_YOU_AFTER_MS = 8_000;

/** The form works without this module: the browser posts it, and the server answers with Thank You. */
export function enhanceForm(form: HTMLFormElement) {
  const draft = savedDraft();
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const callNeeded = findPart('call-needed', form);
  const booking = bookingIn(form, keep);
  const complete = () => completeUrls(form);
  let isSent = false;

  chooseServiceOfLink(form);
  suggestAddress(form);
  fillIn(form, draft ?? {});
  updateBooking({ callDate: draft?.['callDate'] ?? '', callTime: draft?.['callTime'] ?? '' });

  form.addEventListener('change', complete);
  form.addEventListener('input', keep);
  form.addEventListener('focusout', keep);
  form.addEventListener('focusin', followFocus);
  form.addEventListener('focusin', booking.fetchEarly, { once: true });
  form.addEventListener('pointerdown', booking.fetchEarly, { once: true });
  // A password manager may write without an event, and the browser checks the address before `submit`.
  button?.addEventListener('click', complete);
  form.addEventListener('submit', send);
  // Firefox may restore a chosen contact method after this module has started.
  addEventListener('pageshow', () => updateBooking());

  function updateBooking(chosen?: Call) {
    const wantsCall = form.querySelector('[name="contactMethod"][value="phone"]:checked') !== null;
    booking.want(wantsCall && !isSent, chosen);
    const isMissing = booking.isMissing();
    button?.toggleAttribute('disabled', isMissing);
    callNeeded.hidden = !isMissing;
    if (isMissing) button?.setAttribute('aria-describedby', callNeeded.id);
    else button?.removeAttribute('aria-describedby');
  }

  function keep() {
    if (isSent) return;
    updateBooking();
    saveDraft({ ...booking.call(), ...answers(form) });
  }

  async function send(event: SubmitEvent) {
    const isPlain = booking.isPlain();
    // A post under way without this module is repeated without it. A call from the calendar is an exception, because it needs the visitor's time zone.
    if (form.dataset['posted'] !== undefined && (isPlain || !booking.call())) return;
    // The plain controls show times in the agency's zone, as the text beside them says.
    const agencyZone = isPlain ? callHours.timeZone : undefined;
    // A draft was typed on an earlier page, so the age of this one says nothing.
    const age = draft ? undefined : performance.now();
    const { id, callKey, request } = readForm(form, agencyZone, age);
    event.preventDefault();
    if (isSent) return;

    isSent = true;
    const { contactMethod, email, phone, callDate, callTime } = answers(form);
    const sending = sendRequest(id, request);
    if (button) saySending(button);
    // Older Firefox has no `ariaBusy`.
    form.setAttribute('aria-busy', 'true');
    forgetDraft();
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, THANK_YOU_AFTER_MS));
    const reply = await Promise.race([sending, timeout]);
    showThankYou({
      id,
      sentAt: Date.now(),
      // The browser's history stores these, so they are only the answers that Thank You shows.
      answers: { contactMethod, email, phone, callDate, callTime },
      agencyZone,
      needsAgreement: reply?.needsAgreement !== false,
      callKey: reply?.canBeChanged === false ? undefined : callKey,
    });
    updateBooking();
  }
}

/** Keeps the width of the button, because "Sending…" is shorter. */
function saySending(button: HTMLButtonElement) {
  button.style.minWidth = `${button.offsetWidth}px`;
  for (const words of button.children) words.toggleAttribute('hidden');
}

/** Browsers do not scroll to the end of a textarea or to a day of the calendar. */
function followFocus({ target }: FocusEvent) {
  if (target instanceof Element && target.matches('textarea, [role="gridcell"]:focus-visible'))
    target.scrollIntoView({ block: 'nearest' });
}
