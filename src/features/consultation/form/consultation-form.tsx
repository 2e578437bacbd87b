'use client';

import {
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { submission } from '#content/consultation-page.ts';
import { type Call, nothingChosen } from '../call/call.ts';
import { CallBookingWhenLoaded, prefetchCallBooking } from '../call/call-booking-when-loaded.tsx';
import { sendRequest } from '../sending/send-request.ts';
import { fillIn, forgetDraft, saveDraft, savedDraft } from './draft.ts';
import { FormBoundary } from './form-boundary.tsx';
import { ignoreClicksTooMany } from './ignore-clicks-too-many.ts';
import { readForm } from './read-form.ts';

/** How long Thank You waits for the server: long enough to show that something is under way. */
const PATIENCE_MS = 400;

type Parts = { intro: ReactNode; sections: ReactNode; thankYou: ReactNode };

/**
 * The one island of the site. Its sections come from the server and work without it: until this
 * script is here, and where none runs, the browser posts the form itself.
 */
export function ConsultationForm({ broken, ...parts }: Parts & { broken: ReactNode }) {
  return (
    <FormBoundary broken={broken}>
      <FormWithScript {...parts} />
    </FormBoundary>
  );
}

function FormWithScript({ intro, sections, thankYou }: Parts) {
  const [stage, setStage] = useState<'editing' | 'sending' | 'submitted'>('editing');
  const [call, setCall] = useState<Call>();
  const [isBookable, setBookable] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);
  const hadDraft = useRef(false);

  useEffect(() => {
    const draft = savedDraft();
    if (!form.current) return;
    if (draft) fillIn(form.current, draft);
    hadDraft.current = Boolean(draft);
    if (wantsCall(form.current))
      setCall({ callDate: draft?.['callDate'] ?? '', callTime: draft?.['callTime'] ?? '' });
  }, []);

  useEffect(() => {
    if (call && form.current && !isSent.current) saveDraft({ ...answers(form.current), ...call });
  }, [call]);

  useEffect(() => {
    if (stage !== 'submitted') return;
    scrollTo({ top: 0, behavior: 'instant' });
    screen.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [stage]);

  // From Submit on: a click may come between Thank You and whatever Thank You would start.
  const isOnItsWay = stage !== 'editing';
  useEffect(() => (isOnItsWay ? ignoreClicksTooMany() : undefined), [isOnItsWay]);

  function handleChange({ currentTarget }: FormEvent<HTMLFormElement>) {
    const wanted = wantsCall(currentTarget) ? (call ?? nothingChosen) : undefined;
    if (wanted !== call) setCall(wanted);
    saveDraft({ ...answers(currentTarget), ...wanted });
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // A draft was typed before this page was shown, so the page's age says nothing.
    const age = hadDraft.current ? undefined : performance.now();
    const { id, request } = readForm(event.currentTarget, age);
    event.preventDefault();
    if (isSent.current) return;

    isSent.current = true;
    setStage('sending');
    const sent = sendRequest(id, request);
    forgetDraft();
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    setStage('submitted');
  }

  if (stage === 'submitted')
    return (
      <div ref={screen} data-submitted>
        {thankYou}
      </div>
    );

  const isCallMissing = call !== undefined && !isBookable;
  return (
    <>
      {intro}
      <form
        ref={form}
        action="/api/consultation"
        method="post"
        aria-busy={stage === 'sending'}
        onChange={handleChange}
        onSubmit={handleSubmit}
        onPointerOver={prefetchNearCall}
        onFocus={prefetchNearCall}
      >
        {sections}
        {call && <CallBookingWhenLoaded call={call} onChange={setCall} onBookable={setBookable} />}
        <div data-submission>
          <button type="submit" disabled={isCallMissing} aria-describedby="submit-needs">
            {stage === 'sending' ? submission.sending : submission.submit}
          </button>
          <p id="submit-needs">{isCallMissing && submission.callNeeded}</p>
          <p>{submission.note}</p>
        </div>
      </form>
    </>
  );
}

function wantsCall(form: HTMLFormElement) {
  return new FormData(form).get('contactMethod') === 'phone';
}

function answers(form: HTMLFormElement) {
  return Object.fromEntries(
    Array.from(new FormData(form), ([name, value]) => [name, String(value)]),
  );
}

function prefetchNearCall({ target }: SyntheticEvent) {
  if (target instanceof Element && target.closest('[data-radio-card]')) prefetchCallBooking();
}
