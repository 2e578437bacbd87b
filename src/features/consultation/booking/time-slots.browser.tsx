import type { Ref } from 'react';
import { fillBlanks } from '#content/fill-blanks.ts';
import { dayInWords, timeInWords, zoneInWords } from '#domain/moment-in-words.ts';
import { groupByPartOfDay } from '#domain/parts-of-day.ts';
import { localZone } from '#domain/zones.ts';
import type { CalendarWords } from '../page-parts.ts';
import { booking as names } from './booking-names.ts';
import { leavesOneAlone } from './leaves-one-alone.ts';
import type { ShownSlot } from './use-shown-slots.browser.ts';

type TimeSlotsProps = {
  words: Pick<CalendarWords, 'callBooking' | 'locale'>;
  slots: readonly ShownSlot[];
  chosen: string;
  onChoose: (time: string) => void;
  /** If no time of the day is free. */
  nextFreeDay: Date | undefined;
  onChooseDay: (day: Date) => void;
  ref: Ref<HTMLFieldSetElement>;
  nextFreeDayButton: Ref<HTMLButtonElement>;
  firstPartOfDay: Ref<HTMLFieldSetElement>;
};

export function TimeSlots(props: TimeSlotsProps) {
  const { words, slots, chosen, onChoose, nextFreeDay, onChooseDay } = props;
  const { callBooking, locale } = words;
  const zone = fillBlanks(callBooking.inYourTimeZone, { zone: zoneInWords(localZone(), locale) });
  const partsOfDay = groupByPartOfDay(slots);
  const hasBooked = slots.some(({ is }) => is === 'taken');

  // Each text is alone in its element: a browser that translates the page replaces texts, and React
  // would not find them.
  return (
    <fieldset ref={props.ref} className={names.times}>
      <legend className={names.title}>{callBooking.time}</legend>
      <p className={names.aboutTimes} aria-live="polite">
        <span className={names.zone}>{nextFreeDay ? callBooking.noneFreeThatDay : zone}</span>{' '}
        <span className={names.aboutBooked}>{hasBooked && callBooking.grayedOut}</span>
      </p>
      {nextFreeDay && (
        <button
          ref={props.nextFreeDayButton}
          type="button"
          className={names.nextFreeDay}
          onClick={() => onChooseDay(nextFreeDay)}
        >
          {fillBlanks(callBooking.nextFreeDay, { day: dayInWords(nextFreeDay, locale) })}
        </button>
      )}
      {partsOfDay.map(({ partOfDay, times }, index) => (
        <fieldset
          key={times[0]?.callTime}
          ref={index === 0 ? props.firstPartOfDay : null}
          className={leavesOneAlone(partsOfDay) ? names.partOfDayInRowsOfFive : names.partOfDay}
        >
          <legend className={names.partOfDayName}>{callBooking.partsOfDay[partOfDay]}</legend>
          {times.map(({ callTime, is }) => {
            const isBooked = is === 'taken';
            return (
              <label
                key={callTime}
                className={isBooked ? `${names.slot} ${names.bookedSlot}` : names.slot}
              >
                <input
                  className={names.radio}
                  type="radio"
                  name="callTime"
                  value={callTime}
                  checked={callTime === chosen}
                  disabled={isBooked}
                  onChange={() => onChoose(callTime)}
                />
                <span className={isBooked ? names.bookedTime : undefined}>
                  {timeInWords(callTime, locale)}
                </span>
                {isBooked && <small className={names.bookedWord}>{` ${callBooking.booked}`}</small>}
              </label>
            );
          })}
        </fieldset>
      ))}
    </fieldset>
  );
}
