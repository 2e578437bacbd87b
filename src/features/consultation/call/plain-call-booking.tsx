import { type ReactNode, useEffect } from 'react';
import { callBooking } from '#content/consultation-page.ts';

/**
 * Choosing a call without the calendar, which went away with the build that this page is of. What is free
 * is not known here either, so the browser posts the form itself, and the server's page tells what is not.
 */
export function PlainCallBooking({
  controls,
  onBookable,
}: {
  controls: ReactNode;
  onBookable: (isBookable: boolean) => void;
}) {
  useEffect(() => () => onBookable(false), [onBookable]);
  return (
    <fieldset
      data-calendar
      data-plain
      onChange={({ currentTarget }) => {
        const entries = currentTarget.querySelectorAll<HTMLInputElement>('[name]');
        onBookable(Array.from(entries).every(({ value }) => value !== ''));
      }}
    >
      <legend>{callBooking.date}</legend>
      {controls}
    </fieldset>
  );
}

/** Whether the browser has to post this form. */
export function isPlain(form: HTMLFormElement) {
  return form.querySelector('[data-plain]') !== null;
}
