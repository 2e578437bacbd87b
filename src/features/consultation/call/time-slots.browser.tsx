import type { Ref } from 'react';
import { filled } from '#content/filled.ts';
import { timeInWords, zoneInWords } from '#domain/moment-in-words.ts';
import { inPartsOfDay } from '#domain/parts-of-day.ts';
import { zoneHere } from '#domain/zones.ts';
import type { CalendarWords } from '../page-parts.ts';
import type { ShownSlot } from './use-shown-slots.browser.ts';

type TimeSlotsProps = {
  words: Pick<CalendarWords, 'callBooking' | 'locale'>;
  /** The times of the chosen day. None before a day is chosen. */
  slots: readonly ShownSlot[];
  chosen: string;
  onChoose: (time: string) => void;
  firstPartOfDay: Ref<HTMLFieldSetElement>;
};

export function TimeSlots(props: TimeSlotsProps) {
  const { words, slots, chosen, onChoose, firstPartOfDay } = props;
  const { callBooking, locale } = words;
  const zone = filled(callBooking.inYourTimeZone, { zone: zoneInWords(zoneHere(), locale) });
  const aboutDay = slots.every(({ isBooked }) => isBooked) ? callBooking.noneFreeThatDay : zone;
  const explanation = slots.length > 0 ? aboutDay : callBooking.timesAppearHere;
  const hasBooked = slots.some(({ isBooked }) => isBooked);

  // Each text is alone in its element: a browser that translates the page replaces texts, and React would not find them. The styles are in time-slots.styles.ts of the feature.
  return (
    <fieldset data-times>
      <legend>{callBooking.time}</legend>
      <p>
        <span>{explanation}</span> <span>{hasBooked && callBooking.grayedOut}</span>
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
