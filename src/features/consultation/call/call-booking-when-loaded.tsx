import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import type { FormWords } from '#content/form-words.ts';

const load = () => import('./call-booking.tsx');

type Booking = Awaited<ReturnType<typeof load>>;

/** Fetches the calendar early. After a failure the component fetches it again. */
export function prefetchCallBooking() {
  load().catch(() => undefined);
}

/** The calendar weighs more than the rest of the page, so it is fetched once a visitor wants a call. */
export function CallBookingWhenLoaded({
  plainControls,
  ...props
}: ComponentProps<Booking['CallBooking']> & { plainControls: ReactNode }) {
  const { words } = props;
  const { callBooking } = words;
  const [booking, setBooking] = useState<Booking | 'waiting' | 'unavailable'>();

  useEffect(() => {
    const fetchBooking = () => load().then(setBooking, waitOrGiveUp);
    function waitOrGiveUp() {
      if (navigator.onLine) return setBooking('unavailable');
      setBooking('waiting');
      addEventListener('online', fetchBooking, { once: true });
    }
    void fetchBooking();
    return () => removeEventListener('online', fetchBooking);
  }, []);

  if (booking === 'unavailable')
    return (
      <PlainCallBooking words={words} controls={plainControls} onBookable={props.onBookable} />
    );
  if (booking && booking !== 'waiting') return <booking.CallBooking {...props} />;
  return (
    <div data-booking>
      <fieldset data-calendar>
        <legend>{callBooking.date}</legend>
        {props.agencyHours}
        <div data-calendar-place role="status">
          <p>{booking === 'waiting' ? callBooking.offline : callBooking.loading}</p>
        </div>
      </fieldset>
      <p data-chosen-call />
    </div>
  );
}

type PlainProps = {
  words: FormWords;
  controls: ReactNode;
  onBookable: (isBookable: boolean) => void;
};

/** The build of this page is gone and its calendar with it: the browser posts the form natively. */
function PlainCallBooking({ words, controls, onBookable }: PlainProps) {
  useEffect(() => () => onBookable(false), [onBookable]);
  return (
    <fieldset
      data-calendar
      data-plain
      onInput={({ currentTarget }) => {
        const entries = currentTarget.querySelectorAll<HTMLInputElement>('[name]');
        onBookable(Array.from(entries).every(({ value }) => value !== ''));
      }}
    >
      <legend>{words.callBooking.date}</legend>
      {controls}
    </fieldset>
  );
}

export function isPlain(form: HTMLFormElement) {
  return form.querySelector('[data-plain]') !== null;
}
