import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  type ChosenTime,
  fromDateString,
  nothingChosen,
  toDateString,
} from '#domain/call-dates.ts';
import { DatePicker } from '#ui/date-picker.tsx';
import { type CalendarWords, SELECTORS } from '../page-parts.ts';
import { booking as names } from './booking-names.ts';
import { ChosenCall } from './chosen-call.browser.tsx';
import { TimeSlots } from './time-slots.browser.tsx';
import { useNow } from './use-now.browser.ts';
import { useShowChosenCall } from './use-show-chosen-call.browser.ts';
import { useShownSlots } from './use-shown-slots.browser.ts';

type CallBookingProps = {
  words: CalendarWords;
  chosen: ChosenTime;
  weekday?: number | undefined;
  /**
   * `canBeSent` is true if a free time is chosen, or if no time is free: the request then names
   * none.
   */
  onChange: (chosen: ChosenTime, canBeSent: boolean) => void;
};

/** The one place where a browser runs React: the calendar has state that no element holds. */
export function mountCalendar(
  container: HTMLElement,
  { onFailure, ...booking }: CallBookingProps & { onFailure: () => void },
) {
  const root = createRoot(container, { onUncaughtError: onFailure });
  root.render(<CallBooking {...booking} />);
  return () => root.unmount();
}

export function CallBooking({ words, chosen, weekday, onChange }: CallBookingProps) {
  const { callBooking, firstDayOfWeek, locale } = words;
  const now = useNow();
  const { slots, freeDates, readTaken } = useShownSlots(now);
  const [choice, setChoice] = useState(() => {
    const ofWeekday = [...freeDates].find((date) => fromDateString(date)?.getDay() === weekday);
    return chosen.callDate || !ofWeekday ? chosen : { callDate: ofWeekday, callTime: '' };
  });
  const isFull = freeDates.size === 0;

  // A draft or an open page may hold a choice that is no longer offered.
  const timesOfDay = isFull ? [] : slots.filter(({ callDate }) => callDate === choice.callDate);
  const slot = timesOfDay.find(({ callTime }) => callTime === choice.callTime);
  const isBookable = slot?.is === 'free';
  // A chosen time that somebody else took, or that passed while the page was open.
  const lostTime = isBookable ? '' : choice.callTime;
  const hasFreeTime = freeDates.has(choice.callDate);
  const callDate = hasFreeTime ? choice.callDate : '';
  const isDayFull = choice.callDate !== '' && !hasFreeTime && !isFull;
  const callTime = isBookable ? choice.callTime : '';
  const day = fromDateString(callDate);
  const canBeSent = isBookable || isFull;
  useEffect(
    () => onChange({ callDate, callTime }, canBeSent),
    [callDate, callTime, canBeSent, onChange],
  );

  const [firstFreeDate = ''] = freeDates;
  const lastFreeDate = [...freeDates].at(-1) ?? '';
  const nextFreeDate = [...freeDates].find((date) => date > choice.callDate) ?? firstFreeDate;
  const nextFreeDayButton = useRef<HTMLButtonElement>(null);

  // A time that somebody else takes is disabled, and then Submit. What is disabled loses the focus.
  // A free time of the day then gets the focus, or else the next free day, or a day of the calendar
  // (`gridcell` of react-datepicker).
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isLost = focused?.matches(SELECTORS.lostTime);
    if (!isLost && (canBeSent || !focused?.matches(SELECTORS.submit))) return;
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const freeTime = find(SELECTORS.freeTime) ?? nextFreeDayButton.current;
    (freeTime ?? find(SELECTORS.dayInTabOrder))?.focus();
  });

  // DatePicker opens at `firstDay` only when mounted. A new first free day mounts DatePicker again,
  // unless the focus is in it.
  const calendar = useRef<HTMLFieldSetElement>(null);
  const [openedAt, setOpenedAt] = useState(firstFreeDate);
  useEffect(() => {
    if (!calendar.current?.contains(document.activeElement)) setOpenedAt(firstFreeDate);
  });

  // The visitor may have scrolled on, and must choose another day.
  const hadTimes = useRef(false);
  useEffect(() => {
    const { current } = calendar;
    const isAbove = current && current.getBoundingClientRect().top < 0;
    if (isDayFull && hadTimes.current && isAbove) current.scrollIntoView({ block: 'start' });
    hadTimes.current = hasFreeTime;
  }, [isDayFull, hasFreeTime]);

  const times = useRef<HTMLFieldSetElement>(null);
  const firstPartOfDay = useRef<HTMLFieldSetElement>(null);
  const chosenCallLine = useRef<HTMLParagraphElement>(null);
  const showChosenCall = useShowChosenCall(chosenCallLine, times);

  function chooseDay(date: Date | null) {
    const chosenDay = date ? { callDate: toDateString(date), callTime: '' } : nothingChosen;
    // Somebody may have taken a time since the page was opened.
    readTaken();
    flushSync(() => setChoice(chosenDay));
    const focused = document.querySelector(SELECTORS.focusedDay);
    // First the times scroll into sight, then a focused day. The second scroll would cut off a
    // smooth first one, so for a focused day both are instant.
    const behavior = focused ? 'instant' : 'auto';
    firstPartOfDay.current?.scrollIntoView({ block: 'nearest', behavior });
    focused?.scrollIntoView({ block: 'nearest', behavior });
  }

  // The button goes, and its focus with it.
  function chooseNextFreeDay(nextFreeDay: Date) {
    chooseDay(nextFreeDay);
    document.querySelector<HTMLElement>(SELECTORS.freeTime)?.focus({ preventScroll: true });
  }

  function chooseTime(time: string) {
    setChoice({ callDate, callTime: time });
    showChosenCall();
  }

  return (
    <>
      <fieldset
        ref={calendar}
        className={names.calendar}
        aria-describedby={choice.callDate ? undefined : 'times-appear'}
      >
        <legend className={names.title}>{callBooking.date}</legend>
        <DatePicker
          key={openedAt}
          selected={day ?? null}
          onChange={chooseDay}
          firstDay={fromDateString(firstFreeDate) ?? now}
          lastDay={fromDateString(lastFreeDate) ?? now}
          filterDate={(date) => freeDates.has(toDateString(date))}
          language={{ locale, firstDayOfWeek }}
          words={callBooking}
        />
        <p id="times-appear" hidden>
          {callBooking.timesAppearHere}
        </p>
        <input type="hidden" name="callDate" value={callDate} />
      </fieldset>
      {(day || isDayFull) && (
        <TimeSlots
          words={words}
          ref={times}
          firstPartOfDay={firstPartOfDay}
          slots={timesOfDay}
          chosen={callTime}
          onChoose={chooseTime}
          nextFreeDay={isDayFull ? fromDateString(nextFreeDate) : undefined}
          onChooseDay={chooseNextFreeDay}
          nextFreeDayButton={nextFreeDayButton}
        />
      )}
      <ChosenCall
        words={words}
        ref={chosenCallLine}
        day={day}
        callTime={callTime}
        lostTime={lostTime}
        isFull={isFull}
      />
    </>
  );
}
