import { format } from 'date-fns/format';
import { useEffect } from 'react';
import { callBooking } from '#content/consultation-page.ts';
import {
  firstCallDate,
  fromDateString,
  isCallDate,
  lastCallDate,
  toDateString,
} from '#domain/call-dates.ts';
import { callSlotLabel } from '#domain/call-slots.ts';
import { DatePicker } from '#ui/date-picker.tsx';
import { type Call, nothingChosen } from './call.ts';
import { slotsOn, TimeSlots } from './time-slots.tsx';
import { useNow } from './use-now.ts';

/** Choosing when to be called: a day, then one of its free times. */
export function CallBooking({
  call: { callDate, callTime },
  onChange,
  onBookable,
}: {
  call: Call;
  onChange: (call: Call) => void;
  /** Told whether the call can be had as it is chosen. */
  onBookable: (isBookable: boolean) => void;
}) {
  const now = useNow();
  const day = fromDateString(callDate);
  const isOffered = day !== undefined && isCallDate(day, now);
  const slots = isOffered ? slotsOn(callDate, now) : [];
  const isBookable = slots.some((slot) => slot.value === callTime && !slot.taken);

  // A draft of yesterday, or a page left open, may hold a choice that is no longer offered.
  useEffect(() => {
    if (callDate && !isOffered) onChange(nothingChosen);
    else if (callTime && !isBookable) onChange({ callDate, callTime: '' });
  }, [callDate, callTime, isOffered, isBookable, onChange]);

  useEffect(() => {
    onBookable(isBookable);
    return () => onBookable(false);
  }, [isBookable, onBookable]);

  return (
    <>
      <fieldset data-calendar>
        <legend>{callBooking.date}</legend>
        <DatePicker
          selected={isOffered ? day : undefined}
          onChange={(chosen) =>
            onChange(chosen ? { callDate: toDateString(chosen), callTime: '' } : nothingChosen)
          }
          firstDay={firstCallDate(now)}
          lastDay={lastCallDate(now)}
          isSelectable={(candidate) => isCallDate(candidate, now)}
        />
        <input type="hidden" name="callDate" value={callDate} />
      </fieldset>
      {isOffered && (
        <TimeSlots
          slots={slots}
          chosen={callTime}
          onChoose={(time) => onChange({ callDate, callTime: time })}
        />
      )}
      <p role="status" data-chosen-call>
        {day && isBookable && (
          <>
            {callBooking.chosen}{' '}
            <strong>
              {format(day, 'EEEE, MMMM d, yyyy')} {callBooking.at} {callSlotLabel(callTime)}
            </strong>
          </>
        )}
      </p>
    </>
  );
}
