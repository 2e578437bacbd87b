import styled from 'styled-components';
import { fillBlanks } from '#content/fill-blanks.ts';
import type { SiteWords } from '#content/words.ts';
import {
  agencyZoneInWords,
  longestDayInWords,
  timeInWords,
  zoneInWords,
} from '#domain/moment-in-words.ts';
import { hiddenBooking } from './booking.tsx';
import { booking } from './booking-names.ts';
import { dayOfMostParts } from './time-slots.styles.ts';

/**
 * Invisible texts in the places of the times and of the chosen call, the longest that may come
 * there. Whatever the typeface, nothing moves when these come.
 */
export function BookingSpacer({ words }: { words: SiteWords }) {
  const { callBooking, locale } = words;
  const zone = agencyZoneInWords(locale) ?? zoneInWords('Europe/Berlin', locale);
  return (
    <Spacer aria-hidden>
      <fieldset className={booking.times}>
        <legend className={booking.title}>{callBooking.time}</legend>
        <p className={booking.aboutTimes}>
          <span className={booking.zone}>{fillBlanks(callBooking.inYourTimeZone, { zone })}</span>
          <span className={booking.aboutBooked}>{callBooking.grayedOut}</span>
        </p>
        {dayOfMostParts.map(({ partOfDay, times }) => (
          <fieldset key={times[0]?.callTime} className={booking.partOfDay}>
            <legend className={booking.partOfDayName}>{callBooking.partsOfDay[partOfDay]}</legend>
          </fieldset>
        ))}
        <div className={booking.rowsOfTimes} />
      </fieldset>
      <p className={booking.call}>
        {callBooking.requestedTime}
        <strong className={booking.day}>{longestDayInWords(locale)}</strong>
        <span className={booking.time}>{timeInWords('12:30', locale)}</span>{' '}
        <span className={booking.zoneOfCall}>{zone}</span>
        <small className={`${booking.note} ${booking.lastNote}`}>{callBooking.notSent}</small>
      </p>
    </Spacer>
  );
}

const Spacer = styled.div`
  display: contents;
  visibility: hidden;
  ${hiddenBooking} ~ & {
    display: none;
  }
`;
