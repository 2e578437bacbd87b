import { css, keyframes } from 'styled-components';
import { color, font, size } from '#styles/tokens.ts';
import { datePicker } from './date-picker-names.ts';
import {
  pagerArrowOffStyles,
  pagerArrowStyles,
  pagerNameStyles,
  pagerStyles,
} from './pager.styles.ts';
import { chosenTileStyles, tileStyles, unavailableTileStyles } from './tile.styles.ts';

const uncover = keyframes`
  to {
    visibility: hidden;
  }
`;

/** The element around is a container. It sets the least height of `.react-datepicker__month`. */
export const datePickerStyles = css`
  .react-datepicker {
    position: relative;
  }
  .${datePicker.pager} {
    ${pagerStyles}
    min-height: ${size.touch};
  }
  .${datePicker.months} {
    ${pagerNameStyles}
    font-size: min(${font.small}, 4.9cqi);
  }
  .${datePicker.arrow} {
    ${pagerArrowStyles}
  }
  .${datePicker.arrowOff} {
    ${pagerArrowOffStyles}
  }
  /* Two arrows that lead nowhere are hidden. A focused one stays, because a hidden button would
     lose the focus. */
  .${datePicker.idleArrow}:not(:focus) {
    visibility: hidden;
  }

  .react-datepicker__day-names,
  .react-datepicker__week {
    display: grid;
    grid-template-columns: repeat(7, 1fr);
    gap: 6px;
  }
  /* If fewer weeks are shown than there is room for, each row grows, so nothing moves when the
     month changes. */
  .react-datepicker__month {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 6px;
  }
  .react-datepicker__week {
    grid-template-rows: 1fr; /* Safari stretches no other days. */
    flex: 1 0 ${size.touch};
    max-height: 4.25rem;
    &:has(> .${datePicker.dayOutside}) {
      display: none;
    }
  }
  .react-datepicker__day-name {
    color: ${color.textFaint};
    font-size: ${font.tiny};
    line-height: 1.75rem;
    text-align: center;

    @container (width < 14em) {
      font-size: 0;
      white-space: nowrap;
      &::first-letter {
        font-size: ${font.tiny};
      }
    }
  }

  .react-datepicker__day {
    ${tileStyles}
    font-size: min(${font.body}, 6.5cqi);
    line-height: 1.2;
  }
  .${datePicker.monthOfDay} {
    font-size: min(${font.tiny}, 5cqi);
    line-height: 1;
  }
  .react-datepicker__day--disabled {
    ${unavailableTileStyles}
    font-size: min(${font.small}, 6cqi);
  }
  .react-datepicker__day--selected {
    ${chosenTileStyles}
    font-weight: 600;

    /* A choice may scroll the page. For 500 ms this cover of the whole month gives each click to
       the chosen day. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      animation: ${uncover} 500ms forwards;
    }
  }

  .react-datepicker__sr-only,
  .react-datepicker__aria-live {
    position: absolute;
    clip-path: inset(50%);
  }
`;
