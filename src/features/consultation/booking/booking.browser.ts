import { type ChosenTime, nothingChosen } from '#domain/call-dates.ts';
import { calendarWords, findPart } from '../page-parts.ts';

/** If the calendar has not come by then, the browser's own controls replace it. */
const CALENDAR_WITHIN_MS = 10_000;

/** The calendar finds the next open day of `weekday` for a visitor who has chosen no date yet. */
export type WantedTime = ChosenTime & { weekday?: number | undefined };

export function startBooking(form: HTMLFormElement, onChange: () => void) {
  const container = findPart('booking', form);
  const placeholder = [...container.childNodes];
  const plainControls = findPart('plain-controls', form);
  let wantedCall: ChosenTime | undefined;
  /** A new one each time the telephone is chosen, so that the wait of an earlier choice ends. */
  let phoneChoice: symbol | undefined;
  // True if a free time is chosen. Also true if no time is free, because the agency then proposes
  // one.
  let callCanBeSent = false;
  // A visitor may use the plain controls before this module comes.
  let usesPlainControls = isInUse(plainControls);
  let unmount: (() => void) | undefined;

  updateVisibility();
  addEventListener('online', leavePlainControls);
  document.addEventListener('visibilitychange', leavePlainControls);

  /** Hidden controls are disabled, because the form would send their values. */
  function updateVisibility() {
    container.hidden = !wantedCall || usesPlainControls;
    plainControls.hidden = !wantedCall || !usesPlainControls;
    plainControls.toggleAttribute('disabled', plainControls.hidden);
  }

  function setCallWanted(isWanted: boolean, chosen: WantedTime = nothingChosen) {
    if (isWanted === Boolean(wantedCall)) return;
    const { weekday, ...time } = chosen;
    wantedCall = isWanted ? time : undefined;
    phoneChoice = isWanted ? Symbol() : undefined;
    updateVisibility();
    if (!wantedCall) return reset();
    if (!usesPlainControls) void showCalendar(weekday);
  }

  async function showCalendar(weekday: number | undefined) {
    const ownChoice = phoneChoice;
    const tooLate = new Promise<undefined>((end) => setTimeout(end, CALENDAR_WITHIN_MS));
    // `fetchEarly` may have begun the first attempt on a network that is gone, so a second attempt
    // follows.
    const fetching = fetchCalendar().catch(fetchCalendar);
    const fetched = await Promise.race([fetching.catch(() => undefined), tooLate]);
    if (!wantedCall || phoneChoice !== ownChoice || usesPlainControls) return;
    if (!fetched) return showPlainControls();
    mount(fetched, weekday);
  }

  function mount({ mountCalendar }: CalendarModule, weekday?: number) {
    const chosen = wantedCall ?? nothingChosen;
    const booking = { words: calendarWords(), chosen, weekday, onChange: choose };
    unmount = mountCalendar(container, { ...booking, onFailure: showPlainControls });
  }

  /** The site or the network may be back when the visitor is. What is typed stays. */
  async function leavePlainControls() {
    const ownChoice = phoneChoice;
    const mayLeave = () =>
      ownChoice && phoneChoice === ownChoice && usesPlainControls && !isInUse(plainControls);
    if (document.visibilityState === 'hidden' || !mayLeave()) return;
    const fetched = await fetchCalendar().catch(() => undefined);
    if (!fetched || !mayLeave()) return;
    usesPlainControls = false;
    unmount?.();
    updateVisibility();
    mount(fetched);
  }

  function choose(chosen: ChosenTime, canBeSent: boolean) {
    wantedCall = chosen;
    callCanBeSent = canBeSent;
    onChange();
  }

  function showPlainControls() {
    usesPlainControls = true;
    updateVisibility();
    onChange();
  }

  function reset() {
    usesPlainControls = false;
    unmount?.();
    unmount = undefined;
    callCanBeSent = false;
    for (const input of inputs(plainControls)) input.value = '';
    container.replaceChildren(...placeholder);
  }

  return {
    setCallWanted,
    wantedCall: () => wantedCall,
    showsPlainControls: () => !plainControls.hidden,
    isDayChosen: () => !usesPlainControls && Boolean(wantedCall?.callDate),
    mustChooseTime: () =>
      wantedCall !== undefined && !(usesPlainControls ? isWhole(plainControls) : callCanBeSent),
    /**
     * The calendar weighs more than the rest of the page, so it is fetched when the telephone is
     * about to be chosen. `connection` is Chromium's own, and unknown to TypeScript.
     */
    fetchEarly() {
      if (!Object(navigator).connection?.saveData) fetchCalendar().catch(() => undefined);
    },
  };
}

const inputs = (controls: HTMLElement) => [...controls.getElementsByTagName('input')];

/** Whoever leaves date and time empty is called, and asked for a time. */
const isWhole = (controls: HTMLElement) =>
  new Set(inputs(controls).map(({ value }) => value === '')).size === 1;

/** A date control has no value until the whole date is typed, so the focus counts, too. */
const isInUse = (controls: HTMLElement) =>
  controls.contains(document.activeElement) ||
  inputs(controls).some(({ value, validity }) => value !== '' || validity.badInput);

let failures = 0;

type CalendarModule = typeof import('./calendar.browser.tsx');

async function fetchCalendar(): Promise<CalendarModule> {
  if (process.env['NODE_ENV'] !== 'production') return import('./calendar.browser.tsx');
  const { calendarUrl = '' } = calendarWords();
  // Chromium remembers a failed import, so another attempt needs another address.
  const url = failures > 0 ? `${calendarUrl}?${failures}` : calendarUrl;
  try {
    return await import(/* turbopackIgnore: true */ url);
  } catch (failure) {
    failures += 1;
    throw failure;
  }
}
