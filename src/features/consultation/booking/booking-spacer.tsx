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
import { roomFor, roomStyles } from './room.ts';
import { dayOfMostParts } from './time-slots.styles.ts';

/**
 * Keeps the room of the times and of the chosen call, for the longest texts that may come there.
 * Whatever the typeface, nothing moves when these come.
 */
export function BookingSpacer({ words }: { words: SiteWords }) {
  const { callBooking, locale } = words;
  const zone = agencyZoneInWords(locale) ?? zoneInWords('Europe/Berlin', locale);
  return (
    <Spacer aria-hidden>
      <fieldset className={booking.times}>
        <legend className={booking.title} {...roomFor(callBooking.time)} />
        <p className={booking.aboutTimes}>
          <span
            className={booking.zone}
            {...roomFor(fillBlanks(callBooking.inYourTimeZone, { zone }))}
          />
          <span className={booking.aboutBooked} {...roomFor(callBooking.grayedOut)} />
        </p>
        {dayOfMostParts.map(({ partOfDay, times }) => (
          <fieldset key={times[0]?.callTime} className={booking.partOfDay}>
            <legend
              className={booking.partOfDayName}
              {...roomFor(callBooking.partsOfDay[partOfDay])}
            />
          </fieldset>
        ))}
        <div className={booking.rowsOfTimes} />
      </fieldset>
      <p className={booking.call}>
        <span {...roomFor(callBooking.requestedTime)} />
        <strong className={booking.day} {...roomFor(longestDayInWords(locale))} />
        <span className={booking.time} {...roomFor(timeInWords('12:30', locale))} />{' '}
        <span className={booking.zoneOfCall} {...roomFor(zone)} />
        <small
          className={`${booking.note} ${booking.lastNote}`}
          {...roomFor(callBooking.notSent)}
        />
      </p>
    </Spacer>
  );
}

const Spacer = styled.div`
  display: contents;
  visibility: hidden;
  ${roomStyles}
  ${hiddenBooking} ~ & {
    display: none;
  }
`;
