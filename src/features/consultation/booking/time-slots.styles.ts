import { css } from 'styled-components';
import { callHours } from '#domain/call-hours.ts';
import { callTimes } from '#domain/call-times.ts';
import { groupByPartOfDay } from '#domain/parts-of-day.ts';
import { minuteOf, timeAt } from '#domain/week.ts';
import { color, font, media, size, space } from '#styles/tokens.ts';
import { bareStyles } from '#ui/fieldset.styles.ts';
import { chosenTileStyles, tileStyles, unavailableTileStyles } from '#ui/tile.styles.ts';

export const GAP = '6px';

export const timesStyles = css`
  display: flex;
  flex-direction: column;
  container-type: inline-size;
`;

export const aboutTimesStyles = css`
  font-size: ${font.small};
  text-wrap: balance;
`;

/** As a part of the container's width, by the number of times in a row. */
const WIDTHS = { 4: '22cqi', 5: '18cqi', 6: '15cqi', 8: '11.5cqi' };

export const sizeInRowsOf = (count: keyof typeof WIDTHS) => css`
  font-size: clamp(0.8125rem, 0.2 * ${WIDTHS[count]}, ${font.small});
`;

export const timeGridStyles = (count: keyof typeof WIDTHS) => css`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(4.4em, ${WIDTHS[count]})), 1fr));
  ${sizeInRowsOf(count)}
`;

export const partOfDayStyles = (countIfRoom: 5 | 6 = 6) => css`
  ${bareStyles}
  display: grid;
  gap: ${GAP};
  margin-top: ${space.sm};
  ${timeGridStyles(4)}
  @media ${media.medium} {
    @container (width > 29rem) {
      ${timeGridStyles(countIfRoom)}
    }
  }
`;

/** By the clock of a visitor in another zone, the same times are in other parts of the day. */
const clocks = callHours.timeZone ? Array.from({ length: 24 }, (_, hours) => hours) : [0];
const partsByClock = clocks.map((hours) =>
  groupByPartOfDay(
    callTimes.map((time) => ({ callTime: timeAt((minuteOf(time) + hours * 60) % (24 * 60)) })),
  ),
);

export const dayOfMostParts = partsByClock.reduce((most, parts) =>
  parts.length > most.length ? parts : most,
);

export function heightInRowsOf(count: number) {
  const rows = partsByClock.map((parts) =>
    parts.reduce((sum, { times }) => sum + Math.ceil(times.length / count), 0),
  );
  return `${Math.max(...rows)} * (${size.touch} + ${GAP})`;
}

export const partOfDayNameStyles = css`
  ${bareStyles}
  margin-bottom: 2px;
`;

export const choiceStyles = css`
  ${tileStyles}
  position: relative;
  min-height: ${size.touch};
  line-height: 1.25;
  letter-spacing: -0.01em;
  white-space: nowrap;

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:checked) {
    ${chosenTileStyles}
    font-weight: 500;
  }
`;

export const radioInChoiceStyles = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: inherit;
`;

export const bookedStyles = css`
  ${unavailableTileStyles}
  font-size: min(0.93em, ${font.tiny});
  line-height: 1.15;
`;

export const bookedTimeStyles = css`
  text-decoration: line-through;
`;

export const smallInChoiceStyles = css`
  font-size: 0.75rem;
`;
