import type { Ref } from 'react';
import { filled } from '#content/filled.ts';
import type { FormWords } from '#content/form-words.ts';
import { timeInWords, visitorTimeZone } from './call.ts';
import type { Slot } from './use-offer.ts';

type TimeSlotsProps = {
  words: FormWords;
  slots: readonly Slot[];
  chosen: string;
  onChoose: (time: string) => void;
  firstTimes: Ref<HTMLFieldSetElement>;
};

export function TimeSlots({ words, slots, chosen, onChoose, firstTimes }: TimeSlotsProps) {
  const { callBooking, locale } = words;
  const isMorning = ({ value }: Slot) => value < '12:00';
  const halves = [
    { name: callBooking.morning, times: slots.filter(isMorning) },
    { name: callBooking.afternoon, times: slots.filter((slot) => !isMorning(slot)) },
  ].filter(({ times }) => times.length > 0);

  const notes = [
    slots.some(({ taken }) => taken === 'booked') && callBooking.grayedOut,
    slots.every(({ taken }) => taken) && callBooking.noneLeft,
  ].filter(Boolean);

  // Each text is alone in its element, because a browser that translates the page replaces texts.
  return (
    <fieldset data-times>
      <legend>{callBooking.time}</legend>
      <p>{notes.join(' ')}</p>
      <p>{filled(callBooking.inYourTimeZone, { zone: visitorTimeZone(locale) })}</p>
      {halves.map(({ name, times }, index) => (
        <fieldset key={name} ref={index === 0 ? firstTimes : null}>
          <legend>{name}</legend>
          {times.map(({ value, taken }) => (
            <label key={value} data-taken={taken}>
              <input
                type="radio"
                name="callTime"
                value={value}
                checked={value === chosen}
                disabled={taken !== undefined}
                onChange={() => onChoose(value)}
              />
              <span>{timeInWords(value, locale)}</span>
              {taken && <small>{` ${callBooking[taken]}`}</small>}
            </label>
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
}
