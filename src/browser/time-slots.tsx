import type { Ref } from 'react';
import { filled } from '#content/filled.ts';
import { timeInWords, zoneHere, zoneInWords } from '#domain/moment-in-words.ts';
import { inPartsOfDay } from '#domain/parts-of-day.ts';
import type { CalendarWords } from './page-parts.ts';
import type { ShownSlot } from './use-shown-slots.ts';

type TimeSlotsProps = {
  words: Pick<CalendarWords, 'callBooking' | 'locale'>;
  slots: readonly ShownSlot[];
  chosen: string;
  onChoose: (time: string) => void;
  firstPartOfDay: Ref<HTMLFieldSetElement>;
};

export function TimeSlots({ words, slots, chosen, onChoose, firstPartOfDay }: TimeSlotsProps) {
  const { callBooking, locale } = words;
  const notes = [
    slots.some(({ isBooked }) => isBooked) && callBooking.grayedOut,
    slots.every(({ isBooked }) => isBooked) && callBooking.noneFreeThatDay,
  ].filter(Boolean);

  // Each text is alone in its element: a browser that translates the page replaces texts, and React would not find them. The styles are in time-slots.styles.ts of the feature.
  return (
    <fieldset data-times>
      <legend>{callBooking.time}</legend>
      <p>
        <span>{filled(callBooking.inYourTimeZone, { zone: zoneInWords(zoneHere(), locale) })}</span>{' '}
        <span>{notes.join(' ')}</span>
      </p>
      {inPartsOfDay(slots).map(({ part, times }, index) => (
        <fieldset key={times[0]?.callTime} ref={index === 0 ? firstPartOfDay : null}>
          <legend>{callBooking.partsOfDay[part]}</legend>
          {times.map(({ callTime, isBooked }) => (
            <label key={callTime}>
              <input
                type="radio"
                name="callTime"
                value={callTime}
                checked={callTime === chosen}
                disabled={isBooked}
                onChange={() => onChoose(callTime)}
              />
              <span>{timeInWords(callTime, locale)}</span>
              {isBooked && <small>{` ${callBooking.booked}`}</small>}
            </label>
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
}
