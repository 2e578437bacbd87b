import { type Call, nothingChosen } from '#domain/moment-in-words.ts';
import { findPart, readWords } from './page-parts.ts';

/** Date and time of a call: from the calendar or, if that cannot come, from the browser's own controls. */
export function bookingIn(form: HTMLFormElement, onChange: () => void) {
  const place = findPart('booking', form);
  const placeholder = [...place.childNodes];
  const [loading, offline] = place.querySelectorAll<HTMLElement>('[role="status"] > *');
  const plain = findPart('plain-call', form);
  let call: Call | undefined;
  let isBookable = false;
  let isPlain = false;
  let unmount: (() => void) | undefined;

  plain.removeAttribute('data-without-script');
  show();

  /** Hidden controls are disabled, too, or they would be sent beside those of the calendar. */
  function show() {
    place.hidden = !call || isPlain;
    plain.hidden = !call || !isPlain;
    plain.toggleAttribute('disabled', plain.hidden);
  }

  function want(isWanted: boolean, chosen = nothingChosen) {
    if (isWanted === Boolean(call)) return;
    call = isWanted ? chosen : undefined;
    show();
    if (!call) close();
    else if (!isPlain) void open();
  }

  async function open() {
    const { onLine } = navigator;
    loading?.toggleAttribute('hidden', !onLine);
    offline?.toggleAttribute('hidden', onLine);
    try {
      const { mountCalendar } = await fetchCalendar();
      if (!call || unmount) return;
      const words = readWords('calendar-words');
      unmount = mountCalendar(place, { words, chosen: call, onChange: choose, onFailure: giveUp });
    } catch {
      if (!navigator.onLine) addEventListener('online', open, { once: true });
      else if (onLine) giveUp();
      // The network came back before the request failed.
      else void open();
    }
  }

  function choose(chosen: Call, canBeSent: boolean) {
    call = chosen;
    isBookable = canBeSent;
    onChange();
  }

  /** The build of this page is gone and its calendar with it: the browser posts the form natively. */
  function giveUp() {
    isPlain = true;
    show();
    onChange();
  }

  function close() {
    unmount?.();
    unmount = undefined;
    isBookable = false;
    place.replaceChildren(...placeholder);
  }

  return {
    want,
    call: () => call,
    isPlain: () => !plain.hidden,
    isMissing: () => call !== undefined && !(isPlain ? isFilled(plain) : isBookable),
    /** The calendar weighs more than the rest of the page, so it comes when a visitor begins to fill in the form. */
    fetchEarly() {
      if (!Object(navigator).connection?.saveData) fetchCalendar().catch(() => undefined);
    },
  };
}

const isFilled = (controls: HTMLElement) =>
  [...controls.querySelectorAll('input')].every(({ value }) => value !== '');

let failures = 0;

async function fetchCalendar(): Promise<typeof import('./calendar.tsx')> {
  if (process.env['NODE_ENV'] !== 'production') return import('./calendar.tsx');
  const { script } = readWords('calendar-words');
  // Chromium remembers a failed import, so another attempt needs another address.
  const address = failures > 0 ? `${script}?${failures}` : `${script}`;
  try {
    return await import(/* turbopackIgnore: true */ address);
  } catch (failure) {
    failures += 1;
    throw failure;
  }
}
