import styled, { css } from 'styled-components';
import { toDateString } from '#domain/call-dates.ts';
import { color, media } from '#styles/tokens.ts';
import { bareStyles } from '#ui/fieldset.styles.ts';
import { tileStyles, unavailableTileStyles } from '#ui/tile.styles.ts';
import {
  choiceStyles,
  GAP,
  radioInChoiceStyles,
  sizeInRowsOf,
  smallInChoiceStyles,
  timesStyles,
} from '../booking/time-slots.styles.ts';
import { ownBorderStyles, ownColor } from './own-time.styles.ts';
import { TimeInput } from './time-input.tsx';

type DaysOfWeekProps = {
  days: readonly { day: Date; hasTimes: boolean; isOwn: boolean }[];
  chosen: string | undefined;
  isTentative: boolean;
  locale: string;
  'aria-labelledby': string;
};

export function DaysOfWeek({ days, chosen, isTentative, locale, ...label }: DaysOfWeekProps) {
  return (
    <Days>
      <Row {...label}>
        {days.map(({ day, hasTimes, isOwn }) => {
          const date = toDateString(day);
          const Tile = hasTimes ? Day : DayWithoutTimes;
          return (
            <Tile key={date} $isOwn={isOwn} $isTentative={isTentative}>
              {hasTimes && (
                <DayInput
                  type="radio"
                  name="day"
                  value={day.getDay()}
                  defaultChecked={date === chosen}
                />
              )}
              <Weekday>{day.toLocaleDateString(locale, { weekday: 'short' })}</Weekday>{' '}
              {day.toLocaleDateString(locale, { day: 'numeric' })}
            </Tile>
          );
        })}
      </Row>
    </Days>
  );
}

export const Days = styled.div`
  ${timesStyles}
  @media ${media.medium} {
    grid-column: 1 / 3;
  }
`;

/** A week fits in a window of 320 px. */
const LEAST_WIDTH = '2.125rem';

const Row = styled.fieldset`
  ${bareStyles}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${LEAST_WIDTH}, 1fr));
  gap: ${GAP};
  ${sizeInRowsOf(4)}
  @media ${media.medium} {
    @container (width > 29rem) {
      ${sizeInRowsOf(6)}
    }
  }
  @media ${media.wide} {
    ${sizeInRowsOf(8)}
  }
`;

type DayProps = { $isOwn: boolean; $isTentative: boolean };

const dayStyles = css`
  min-height: 3.75rem;
  line-height: 1.25;
`;

const Day = styled.label<DayProps>`
  ${choiceStyles}
  ${dayStyles}
  ${({ $isOwn }) => $isOwn && ownDayStyles}
`;

/**
 * The day of the call has the mark of the call's time among the times, because it is not a choice.
 */
const ownDayStyles = css<DayProps>`
  ${ownBorderStyles}
  @media not all and ${media.forcedColors} {
    :root:not(:has(${TimeInput}:checked)) &:has(:checked) {
      border-color: ${ownColor};
      color: ${color.text};
      box-shadow: none;
      background: color-mix(in srgb, ${ownColor} 26%, ${color.surface});
    }
  }
`;

const DayWithoutTimes = styled.span<DayProps>`
  ${tileStyles}
  ${unavailableTileStyles}
  ${dayStyles}
  ${({ $isOwn }) => $isOwn && ownBorderStyles}
`;

const DayInput = styled.input`
  ${radioInChoiceStyles}
`;

const Weekday = styled.small`
  ${smallInChoiceStyles}
`;
