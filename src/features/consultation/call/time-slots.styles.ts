import { css } from 'styled-components';
import { color, font, motion, size, space } from '#styles/tokens.ts';
import { chosenTileStyles, tileStyles, unavailableTileStyles } from '#ui/tile.styles.ts';

export const timeSlotsStyles = css`
  [data-times] > p { font-size: ${font.small}; text-wrap: balance; } /* [data-times] is in browser/time-slots.tsx, and in answers/other-times.tsx. */
  [data-times] { display: flex; flex-direction: column; container-type: inline-size; }
  [data-times] > fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(4.6em, 22cqi)), 1fr));
    /* A row has four times, the quarters of an hour, and a wide row has eight. */
    @container (width > 40rem) { grid-template-columns: repeat(8, 1fr); }
    font-size: clamp(0.875rem, 4.3cqi, ${font.small});
    gap: 6px;
    @container (40rem < width < 46rem) { font-size: 0.875rem; column-gap: 4px; }
    margin-top: ${space.sm};
    scroll-margin-bottom: 2.5rem; /* For the scroll of browser/calendar.tsx after the choice of a day. */
  }
  [data-times] > fieldset > legend { margin-bottom: ${space.xs}; }
  [data-times] label {
    ${tileStyles}
    position: relative;
    min-height: ${size.touch};
    line-height: 1.25;
    letter-spacing: -0.01em;
    white-space: nowrap;
    transition: border-color ${motion.feedback};

    &:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
    &:has(:checked) {
      ${chosenTileStyles}
      font-weight: 500;
    }
    &:has(:disabled) {
      ${unavailableTileStyles}
      border: 1px dashed ${color.hairline};
      line-height: 1.1;
      span { text-decoration: line-through; }
    }
  }
  [data-times] input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: inherit;
  }
  [data-times] small { font-size: ${font.tiny}; }
`;
