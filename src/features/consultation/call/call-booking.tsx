import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { agency } from '#content/agency.ts';
import { callBooking } from '#content/consultation-page.ts';
import {
  firstCallDate,
  fromDateString,
  isCallDate,
  lastCallDate,
  toDateString,
} from '#domain/call-dates.ts';
import { DatePicker } from '#ui/date-picker.tsx';
import { type Call, callInWords, dayInWords, nothingChosen } from './call.ts';
import { slotsOn, TimeSlots } from './time-slots.tsx';

const REFRESH_MS = 15_000;

/** Choosing when to be called: a day, then one of its free times. */
export function CallBooking({
  call: { callDate, callTime },
  onChange,
  onBookable,
  firstDayOfWeek,
}: {
  call: Call;
  onChange: (call: Call) => void;
  /** Told whether the call can be had as it is chosen. */
  onBookable: (isBookable: boolean) => void;
  firstDayOfWeek: number;
}) {
  const now = useNow();
  const firstTimes = useRef<HTMLFieldSetElement>(null);
  const day = fromDateString(callDate);
  const isOffered = day !== undefined && isCallDate(day, now);
  const slots = isOffered ? slotsOn(callDate, now) : [];
  const free = slots.filter((slot) => !slot.taken);
  const isBookable = free.some((slot) => slot.value === callTime);

  // A draft of yesterday, or a page left open, may hold a choice that is no longer offered.
  useEffect(() => {
    if (callDate && !isOffered) onChange(nothingChosen);
    else if (callTime && !isBookable) onChange({ callDate, callTime: '' });
  }, [callDate, callTime, isOffered, isBookable, onChange]);

  useEffect(() => {
    onBookable(isBookable);
    return () => onBookable(false);
  }, [isBookable, onBookable]);

  function chooseDay(chosen: Date | undefined) {
    const call = chosen ? { callDate: toDateString(chosen), callTime: '' } : nothingChosen;
    flushSync(() => onChange(call));
    if (firstTimes.current) scrollToTimes(firstTimes.current);
  }

  return (
    <>
      <fieldset data-calendar>
        <legend>{callBooking.date}</legend>
        <DatePicker
          selected={isOffered ? day : undefined}
          onChange={chooseDay}
          firstDay={firstCallDate(now)}
          lastDay={lastCallDate(now)}
          isSelectable={(candidate) => isCallDate(candidate, now)}
          language={{ locale: agency.locale, firstDayOfWeek }}
          words={callBooking}
        />
        <input type="hidden" name="callDate" value={callDate} />
      </fieldset>
      {isOffered && (
        <TimeSlots
          firstTimes={firstTimes}
          slots={slots}
          chosen={callTime}
          onChoose={(time) => onChange({ callDate, callTime: time })}
        />
      )}
      <p role="status" data-chosen-call>
        {isOffered && !isBookable && callBooking.free(free.length, dayInWords(day))}
        {isOffered && isBookable && (
          <>
            {callBooking.chosen} <strong>{callInWords({ callDate, callTime })}</strong>
          </>
        )}
      </p>
    </>
  );
}

/** The present, kept fresh: a page may stay open while times pass. */
function useNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Shows the first times of a day that was chosen, but never scrolls past the day itself while it has the focus. */
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
