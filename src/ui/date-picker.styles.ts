import { css } from 'styled-components';
import { color, font, media, radius, size, space } from '#styles/tokens.ts';

export const datePickerStyles = css`
  .react-datepicker {
    position: relative;
    container-type: inline-size;
    padding: ${space.sm};
    border: 1px solid ${color.hairlineLit};
    border-radius: ${radius.card};
    background: ${color.ground};
  }

  [data-month] {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;

    h2 { font-size: ${font.body}; text-align: center; }
    @container (width < 20rem) { h2 { font-size: ${font.small}; } }
    @container (width < 14em) {
      h2 { grid-row: 2; grid-column: 1 / -1; }
      button:last-of-type { grid-column: 3; }
    }
    button {
      display: grid;
      place-items: center;
      width: ${size.touch};
      height: ${size.touch};
      padding: 0;
      border: 0;
      border-radius: ${radius.control};
      color: ${color.text};
      background: none;
      cursor: pointer;

      &:hover { background: ${color.groundLit}; }
    }
    button::before {
      content: '';
      width: 0.625rem;
      height: 0.625rem;
      border: solid currentColor;
      border-width: 2px 2px 0 0;
      transform: translateX(-25%) rotate(45deg);
    }
    button:first-of-type::before { transform: translateX(25%) rotate(-135deg); }
    button[aria-disabled='true'] { color: ${color.disabled}; background: none; cursor: default; }
  }

  .react-datepicker__day-names,
  .react-datepicker__week {
    display: grid;
    grid-template-columns: repeat(7, 1fr);
    gap: ${space.xxs};
  }
  .react-datepicker__month { display: grid; grid-auto-rows: ${size.touch}; gap: ${space.xxs}; }
  /* A row with cells that are all hidden is no row. */
  .react-datepicker__day--outside-month,
  .react-datepicker__week:not(:has(> :not(.react-datepicker__day--outside-month))) { visibility: hidden; }
  .react-datepicker__day-name {
    color: ${color.textFaint};
    font-size: ${font.tiny};
    line-height: 2.25rem;
    text-align: center;

    @container (width < 14em) {
      font-size: 0;
      &::first-letter { font-size: ${font.tiny}; }
    }
  }

  .react-datepicker__day {
    display: grid;
    place-items: center;
    border: 1px solid ${color.hairlineLit};
    border-radius: ${radius.control};
    color: ${color.text};
    background: ${color.surfaceRaised};
    font-size: min(${font.body}, 6.5cqi);
    font-variant-numeric: tabular-nums;
    cursor: pointer;

    &:hover { border-color: ${color.accent}; }
  }
  .react-datepicker__day--disabled {
    &, &:hover { border-color: transparent; }
    color: ${color.disabled};
    background: none;
    font-size: min(${font.small}, 6cqi);
    cursor: not-allowed;
  }
  .react-datepicker__day--selected {
    border-color: ${color.accent};
    color: ${color.ink};
    background: ${color.buttonTop};
    font-weight: 600;
  }

  .react-datepicker__sr-only,
  .react-datepicker__aria-live {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @media ${media.forcedColors} {
    .react-datepicker__day--disabled { color: GrayText; }
    .react-datepicker__day--selected {
      color: SelectedItemText;
      background: SelectedItem;
      forced-color-adjust: none;
    }
  }
`;
