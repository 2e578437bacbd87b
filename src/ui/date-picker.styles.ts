import { css, keyframes } from 'styled-components';
import { color, font, size } from '#styles/tokens.ts';
import { pagerStyles } from './pager.styles.ts';
import { chosenTileStyles, tileStyles, unavailableTileStyles } from './tile.styles.ts';

const uncover = keyframes`
  to { visibility: hidden; }
`;

export const datePickerStyles = css`
  .react-datepicker {
    position: relative;
  } /* The element around, [data-calendar], is the container. */
  ${pagerStyles}
  [data-pager] {
    grid-template-columns: 1fr ${size.touch} ${size.touch};
    min-height: ${size.touch};
    margin-inline-start: 0;

    > h2 {
      grid-area: 1 / 1;
      color: ${color.textMuted};
      font-size: min(${font.small}, 4.9cqi);
      font-weight: 400;
      text-align: start;
    }
  }
  /* Two arrows that lead nowhere are hidden. A focused one stays, because a hidden button would lose the focus. */
  [data-pager]:not(:has(> [aria-disabled='false'], > :focus)) > button {
    display: none;
  }

  .react-datepicker__day-names,
  .react-datepicker__week {
    display: grid;
    grid-template-columns: repeat(7, 1fr);
    gap: 6px;
  }
  /* If fewer weeks are shown than --month has room for, each row grows, so nothing moves when the month changes. */
  .react-datepicker__month {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 6px;
    min-height: var(--month);
  }
  .react-datepicker__week {
    flex: 1 0 ${size.touch};
    max-height: 4.25rem;
  }
  /* Hides the weeks before the first available day and after the last one. Weeks without an available day stay between them. */
  .react-datepicker__month:has([aria-disabled='false'])
    > :not(:has([aria-disabled='false'])):is(
      :not(:has(~ * > [aria-disabled='false'])),
      :not(:has([aria-disabled='false']) ~ *)
    ) {
    display: none;
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
    small {
      display: none;
      font-size: min(${font.tiny}, 5cqi);
      line-height: 1;
    }
  }
  /* Day 1 and the first available day name their month: <small> in date-picker.tsx. */
  .react-datepicker__day--001,
  :not(:has([aria-disabled='false']) ~ *)
    > [aria-disabled='false']:not([aria-disabled='false'] ~ *) {
    > small {
      display: block;
    }
  }
  .react-datepicker__day--disabled {
    ${unavailableTileStyles}
    font-size: min(${font.small}, 6cqi);
  }
  .react-datepicker__day--selected {
    ${chosenTileStyles}
    font-weight: 600;

    /* A choice may scroll the page. For 500 ms this cover of the whole month gives each click to the chosen day. */
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
