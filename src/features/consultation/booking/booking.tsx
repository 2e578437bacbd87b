import styled from 'styled-components';
import { builtModules } from '#browser/built-modules.tsx';
import type { SiteWords } from '#content/words.ts';
import { type CalendarWords, part } from '../page-parts.ts';
import { booking } from './booking-names.ts';

/** Stands in until the calendar comes. */
export function CalendarPlaceholder({ words }: { words: SiteWords }) {
  const calendarWords = calendarWordsIn(words);
  const { callBooking } = calendarWords;
  return (
    <>
      <Booking {...part('booking')} hidden>
        <fieldset className={booking.calendar}>
          <legend className={booking.title}>{callBooking.date}</legend>
          <div className={booking.calendarPlace} role="status">
            <p>{callBooking.loading}</p>
          </div>
        </fieldset>
        <p className={booking.call}>
          <span className={booking.requested}>{callBooking.requestedTime}</span>
        </p>
      </Booking>
      <script {...part('calendar-words')} type="application/json">
        {JSON.stringify(calendarWords)}
      </script>
    </>
  );
}

export function calendarWordsIn(words: SiteWords): CalendarWords {
  const { callBooking, locale, firstDayOfWeek } = words;
  return { callBooking, locale, firstDayOfWeek, calendarUrl: builtModules.calendar };
}

export const Booking = styled.div`
  display: contents;
`;

export const shownBooking = `${Booking}:not([hidden])`;
export const hiddenBooking = `${Booking}[hidden]`;
