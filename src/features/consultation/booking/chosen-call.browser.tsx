import type { Ref } from 'react';
import { fillBlanks } from '#content/fill-blanks.ts';
import { clockHands } from '#domain/clock-hands.ts';
import { dayInWords, timeInWords, zoneInWords } from '#domain/moment-in-words.ts';
import { localZone } from '#domain/zones.ts';
import type { CalendarWords } from '../page-parts.ts';
import { booking as names } from './booking-names.ts';

type ChosenCallProps = {
  words: CalendarWords;
  ref: Ref<HTMLParagraphElement>;
  day: Date | undefined;
  /** '' until a free time is chosen. */
  callTime: string;
  lostTime: string;
  isFull: boolean;
};

export function ChosenCall({ words, ref, day, callTime, lostTime, isFull }: ChosenCallProps) {
  const { callBooking, locale } = words;
  return (
    <p
      ref={ref}
      role="status"
      className={isFull || day ? `${names.call} ${names.pencilledCall}` : names.call}
    >
      <span className={names.requested}>
        {isFull ? callBooking.noneFree : callBooking.requestedTime}
      </span>{' '}
      {day && (
        <>
          <strong className={names.day}>{dayInWords(day, locale)}</strong>{' '}
          <span className={names.time}>{callTime && timeInWords(callTime, locale)}</span>{' '}
          <span className={names.zoneOfCall}>{callTime && zoneInWords(localZone(), locale)}</span>
        </>
      )}{' '}
      {lostTime && (
        <small className={names.note}>
          {fillBlanks(callBooking.taken, { time: timeInWords(lostTime, locale) })}
        </small>
      )}{' '}
      {callTime && (
        <>
          <Clock time={callTime} />
          <small className={`${names.note} ${names.lastNote}`}>{callBooking.notSent}</small>
        </>
      )}
    </p>
  );
}

const Clock = ({ time }: { time: string }) => (
  <svg
    className={names.clock}
    viewBox="2 2 92 92"
    fill="none"
    strokeWidth="3.5"
    strokeLinecap="round"
    aria-hidden
  >
    <circle cx="48" cy="48" r="44" />
    <path d={clockHands(time)} />
  </svg>
);
