import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { dayInWords, momentInShort, timeInWords } from '#domain/moment-in-words.ts';
import type { CallSlot, FreeSlot, TakenSlot } from '#domain/offered-slots.ts';
import { groupByPartOfDay } from '#domain/parts-of-day.ts';
import { font, media, size, space } from '#styles/tokens.ts';
import { tileStyles } from '#ui/tile.styles.ts';
import { leavesOneAlone } from '../booking/leaves-one-alone.ts';
import {
  bookedStyles,
  bookedTimeStyles,
  choiceStyles,
  partOfDayNameStyles,
  partOfDayStyles,
  smallInChoiceStyles,
  timeGridStyles,
} from '../booking/time-slots.styles.ts';
import { DayForm } from './day-form.tsx';
import { MoveBar } from './move-bar.tsx';
import { type OwnTime, ownBorderStyles } from './own-time.styles.ts';
import type { ShownCall } from './shown-call.ts';
import { TimeInput } from './time-input.tsx';

/** The time that the call has stands among the others and cannot be chosen. */
export type KeptSlot = CallSlot & { is: 'kept' };
export type SlotOnPage = FreeSlot | TakenSlot | KeptSlot;

type TimesOfDayProps = {
  words: SiteWords;
  call: ShownCall;
  day: Date;
  slots: readonly SlotOnPage[];
  kept: KeptSlot | undefined;
  action: string | undefined;
};

export function TimesOfDay({ words, call, day, slots, kept, action }: TimesOfDayProps) {
  const { callBooking, callPage, locale } = words;
  const { callState, zone, request } = call;
  const isTentative = callState.is !== 'agreed';
  const ownLabel = isTentative ? callPage.requested : callPage.title;
  const partsOfDay = groupByPartOfDay(slots);
  return (
    <DayForm method="post" action={action} $weekday={day.getDay()}>
      <input type="hidden" name="revision" value={request.revision} />
      <DayName>{dayInWords(day, locale)}</DayName>
      {partsOfDay.map(({ partOfDay, times }) => (
        <PartOfDay key={times[0]?.callTime} $isInRowsOfFive={leavesOneAlone(partsOfDay)}>
          <PartOfDayName>{callBooking.partsOfDay[partOfDay]}</PartOfDayName>
          {times.map((slot) => {
            const time = timeInWords(slot.callTime, locale);
            if (slot.is === 'kept')
              return (
                <PresentTime key={slot.callTime} $isTentative={isTentative}>
                  <span>{time}</span>
                  <Small>{ownLabel}</Small>
                </PresentTime>
              );
            const isBooked = slot.is === 'taken';
            const Label = isBooked ? BookedTime : Time;
            return (
              <Label key={slot.callTime}>
                <TimeInput
                  type="radio"
                  name="at"
                  value={slot.at.toISOString()}
                  disabled={isBooked}
                  required
                />
                {isBooked ? (
                  <>
                    <Struck>{time}</Struck>
                    <Small>{` ${callBooking.booked}`}</Small>
                  </>
                ) : (
                  <span>{time}</span>
                )}
              </Label>
            );
          })}
        </PartOfDay>
      ))}
      <MoveBar
        words={words}
        isTentative={isTentative}
        ownLabel={ownLabel}
        ownTime={kept && momentInShort(kept.at, zone, locale)}
      />
    </DayForm>
  );
}

const DayName = styled.h3`
  margin-block-start: ${space.xs};
  font-size: ${font.body};
  font-weight: 550;
`;

const PartOfDay = styled.fieldset<{ $isInRowsOfFive: boolean }>`
  ${({ $isInRowsOfFive: $isInFives }) => partOfDayStyles($isInFives ? 5 : 6)}
  @media ${media.wide} {
    ${timeGridStyles(8)}
  }
`;

const PartOfDayName = styled.legend`
  ${partOfDayNameStyles}
`;

const Time = styled.label`
  ${choiceStyles}
`;

const BookedTime = styled(Time)`
  ${bookedStyles}
`;

const Struck = styled.span`
  ${bookedTimeStyles}
`;

const Small = styled.small`
  ${smallInChoiceStyles}
`;

const PresentTime = styled.span<OwnTime>`
  ${tileStyles}
  ${ownBorderStyles}
  min-height: ${size.touch};
  background: none;
  line-height: 1.2;
  cursor: auto;
`;
