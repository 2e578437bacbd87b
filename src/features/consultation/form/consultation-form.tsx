'use client';

import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { bundledWords, type FormWords } from '#content/form-words.ts';
import { type Call, nothingChosen } from '../call/call.ts';
import {
  CallBookingWhenLoaded,
  isPlain,
  prefetchCallBooking,
} from '../call/call-booking-when-loaded.tsx';
import { sendRequest } from '../sending/local-copies.ts';
import { leadToThankYou } from '../thank-you/lead-to-thank-you.ts';
import { type SentRequest, ThankYou } from '../thank-you/thank-you.tsx';
import { forgetDraft, isBeingPosted, saveDraft, savedDraft } from './draft.ts';
import {
  answers,
  captureForm,
  chooseServiceOfLink,
  completeWebAddress,
  fillIn,
  readForm,
  restoreForm,
} from './form-answers.ts';
import { FormBoundary } from './form-boundary.tsx';

/** Thank You does not wait longer for the server: the local copy is sent again. */
const THANK_YOU_AFTER_MS = 8_000;
const STEPS_OF_A_SCROLL = 10;

type Parts = Record<'intro' | 'sections' | 'agencyHours' | 'plainCall' | 'note', ReactNode> & {
  firstDayOfWeek: number;
  words?: FormWords | undefined;
};

/** The only client component of the site. Without its script the browser posts the form itself. */
export function ConsultationForm(parts: Parts) {
  return (
    <FormBoundary words={parts.words ?? bundledWords}>
      <FormWithScript {...parts} />
    </FormBoundary>
  );
}

function FormWithScript(parts: Parts) {
  const { intro, sections, agencyHours, plainCall, note } = parts;
  const { firstDayOfWeek, words = bundledWords } = parts;
  const [captured] = useState(captureForm);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<SentRequest>();
  const [call, setCall] = useState<Call>();
  const [isBookable, setBookable] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const hadDraft = useRef(false);

  useEffect(() => {
    const draft = savedDraft();
    if (!form.current) return;
    restoreForm(form.current, captured);
    chooseServiceOfLink(form.current);
    fillIn(form.current, draft ?? {});
    hadDraft.current = Boolean(draft);
    if (wantsCall(form.current))
      setCall({ callDate: draft?.['callDate'] ?? '', callTime: draft?.['callTime'] ?? '' });
    // The native event comes before Enter submits the form; React's does not.
    form.current.addEventListener('change', completeWebAddress);
  }, [captured]);

  useEffect(() => {
    if (call && form.current && !isSent.current) saveDraft({ ...answers(form.current), ...call });
  }, [call]);

  useEffect(() => {
    if (sent) beginLikeANewPage(words.sentRequest.title);
  }, [sent, words.sentRequest.title]);

  function handleChange({ currentTarget }: { currentTarget: HTMLFormElement }) {
    if (isSent.current) return;
    const wanted = wantsCall(currentTarget) ? (call ?? nothingChosen) : undefined;
    if (wanted !== call) setCall(wanted);
    saveDraft({ ...wanted, ...answers(currentTarget) });
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // The browser posts again what it is already posting, unless a call needs its time zone from this script.
    if (isPlain(event.currentTarget) || (isBeingPosted() && !call)) return;
    // A draft was typed on an earlier page, so the age of this one says nothing.
    const age = hadDraft.current ? undefined : performance.now();
    const { id, callKey, request } = readForm(event.currentTarget, age);
    event.preventDefault();
    if (isSent.current) return;

    isSent.current = true;
    // "Sending…" is shorter, and the button must not shrink.
    const button = event.currentTarget.querySelector<HTMLButtonElement>('[type="submit"]');
    if (button) button.style.minWidth = `${button.offsetWidth}px`;
    const sentAnswers = answers(event.currentTarget);
    setSending(true);
    const sending = sendRequest(id, request);
    forgetDraft();
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, THANK_YOU_AFTER_MS));
    const reply = await Promise.race([sending, timeout]);
    setSent({
      id,
      answers: sentAnswers,
      needsAgreement: reply?.needsAgreement !== false,
      callKey: reply?.canBeChanged === false ? undefined : callKey,
    });
  }

  if (sent)
    return (
      <FormBoundary words={words} isSent>
        <ThankYou words={words} request={sent} />
      </FormBoundary>
    );

  const { submission } = words;
  const isCallMissing = call !== undefined && !isBookable;
  return (
    <>
      {intro}
      <form
        ref={form}
        action="/api/consultation"
        method="post"
        aria-busy={isSending}
        onInput={handleChange}
        onBlur={handleChange}
        onSubmit={handleSubmit}
        onPointerOver={prefetchNearCall}
        onFocus={(event) => {
          prefetchNearCall(event);
          followFocus(event);
        }}
      >
        {sections}
        <noscript data-served="plain-call">{plainCall}</noscript>
        <div data-finish>
          {call && (
            <CallBookingWhenLoaded
              words={words}
              call={call}
              onChange={setCall}
              onBookable={setBookable}
              agencyHours={agencyHours}
              plainControls={plainCall}
              firstDayOfWeek={firstDayOfWeek}
            />
          )}
          <div data-submission>
            <button type="submit" disabled={isCallMissing} aria-describedby="submit-needs">
              {isSending ? submission.sending : submission.submit}
            </button>
            <p id="submit-needs">{isCallMissing && submission.callNeeded}</p>
            {note}
          </div>
        </div>
      </form>
    </>
  );
}

function wantsCall(form: HTMLFormElement) {
  return new FormData(form).get('contactMethod') === 'phone';
}

function prefetchNearCall({ target }: SyntheticEvent) {
  if (target instanceof Element && target.closest('[data-radio-card]')) prefetchCallBooking();
}

/** Thank You replaces the form like a new page. */
function beginLikeANewPage(title: string) {
  document.title = title;
  leadToThankYou();
  // A smooth scroll to the focused button takes some more animation frames.
  toTop(STEPS_OF_A_SCROLL);
  document.querySelector<HTMLElement>('[data-thank-you] h1')?.focus({ preventScroll: true });
}

function toTop(times: number) {
  scrollTo({ top: 0, behavior: 'instant' });
  if (times > 0) requestAnimationFrame(() => toTop(times - 1));
}

/** Browsers do not scroll to the end of a textarea or to a day of the calendar. */
function followFocus({ target }: FocusEvent) {
  if (target.matches('textarea, [role="gridcell"]:focus-visible'))
    target.scrollIntoView({ block: 'nearest' });
}
