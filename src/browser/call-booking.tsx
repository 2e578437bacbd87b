import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fromDateString, toDateString } from '#domain/call-dates.ts';
import { type Call, callInWords, dayInWords, nothingChosen } from '#domain/call-in-words.ts';
import { DatePicker } from '#ui/date-picker.tsx';
import type { CalendarWords } from './page-parts.ts';
import { TimeSlots } from './time-slots.tsx';
import { useOffer } from './use-offer.ts';

const REFRESH_MS = 15_000;
/** The second tap of a double tap must hit what the first one hit. */
const SCROLL_DELAY_MS = 500;

export type CallBookingProps = {
  words: CalendarWords;
  chosen: Call;
  onChange: (call: Call) => void;
  /** A request without a time can be sent only if no time is free. */
  onBookable: (isBookable: boolean) => void;
};

export function CallBooking({ words, chosen, onChange, onBookable }: CallBookingProps) {
  const [call, setCall] = useState(chosen);
  const { callDate, callTime } = call;
  const { agencyHours, callBooking, firstDayOfWeek, locale } = words;
  const offer = useOffer(useNow());
  const firstTimes = useRef<HTMLFieldSetElement>(null);
  const chosenCallLine = useRef<HTMLParagraphElement>(null);
  const scrollTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const day = fromDateString(callDate);
  const isOffered = day !== undefined && offer.isOffered(day);
  const slots = isOffered ? offer.slotsOn(callDate) : [];
  const isBookable = slots.some(({ value, isBooked }) => value === callTime && !isBooked);
  const calendar = useRef<HTMLFieldSetElement>(null);
  const [firstDay, setFirstDay] = useState(toDateString(offer.firstDay));

  // A new key makes the calendar begin with a free day. It stays while a visitor uses it.
  useEffect(() => {
    if (!calendar.current?.contains(document.activeElement))
      setFirstDay(toDateString(offer.firstDay));
  });

  // A draft or an open page may hold a choice that is no longer offered.
  useEffect(() => {
    if (callDate && !(isOffered && offer.hasFree)) setCall(nothingChosen);
    else if (callTime && !isBookable) setCall({ callDate, callTime: '' });
  }, [callDate, callTime, isOffered, offer.hasFree, isBookable]);

  useEffect(() => onChange(call), [call, onChange]);

  useEffect(() => {
    onBookable(isBookable || !offer.hasFree);
    return () => onBookable(false);
  }, [isBookable, offer.hasFree, onBookable]);

  function chooseDay(date: Date | null) {
    flushSync(() => setCall(date ? { callDate: toDateString(date), callTime: '' } : nothingChosen));
    if (firstTimes.current) scrollToTimes(firstTimes.current);
  }

  function chooseTime(time: string) {
    setCall({ callDate, callTime: time });
    clearTimeout(scrollTimer.current);
    scrollTimer.current = setTimeout(() => {
      // Arrow keys choose too, so the focus must stay in sight.
      if (!document.querySelector('[name="callTime"]:focus-visible'))
        chosenCallLine.current?.scrollIntoView({ block: 'nearest' });
    }, SCROLL_DELAY_MS);
  }

  return (
    <>
      <fieldset ref={calendar} data-calendar>
        <legend>{callBooking.date}</legend>
        {agencyHours && <p>{agencyHours}</p>}
        <DatePicker
          key={firstDay}
          selected={isOffered ? day : null}
          onChange={chooseDay}
          firstDay={offer.firstDay}
          lastDay={offer.lastDay}
          filterDate={offer.isFree}
          language={{ locale, firstDayOfWeek }}
          words={callBooking}
        />
        <input type="hidden" name="callDate" value={callDate} />
      </fieldset>
      {isOffered && (
        <TimeSlots
          words={words}
          firstTimes={firstTimes}
          slots={slots}
          chosen={callTime}
          onChoose={chooseTime}
        />
      )}
      <p ref={chosenCallLine} role="status" data-chosen-call>
        {!offer.hasFree && <span>{callBooking.noneFree}</span>}
        {isOffered && !isBookable && <span>{dayInWords(day, locale)}</span>}
        {isOffered && isBookable && (
          <span>
            {callBooking.chosen} <strong>{callInWords({ callDate, callTime }, locale)}</strong>
          </span>
        )}
      </p>
    </>
  );
}

/** The current time, renewed because a page may stay open while times pass. */
function useNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Scrolls to the first times of a chosen day, never past the day while it has the focus. */
function scrollToTimes(times: HTMLElement) {
  const day = document.querySelector('[role="gridcell"]:focus-visible');
  if (day && !fitTogether(day, times)) day.scrollIntoView({ block: 'start' });
  else times.scrollIntoView({ block: 'nearest' });
}

function fitTogether(day: Element, times: Element) {
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const below = Number.parseFloat(getComputedStyle(times).scrollMarginBottom);
  const height = times.getBoundingClientRect().bottom + below - day.getBoundingClientRect().top;
  return height <= innerHeight - covered;
}
