import { css } from 'styled-components';
import { color, font, media, radius, size, space } from '#styles/tokens.ts';
import { chosenTileStyles, tileStyles, unavailableTileStyles } from '#ui/tile.styles.ts';

export const timeSlotsStyles = css`
  /* [data-times] is in time-slots.browser.tsx, and in answers/other-times.tsx. */
  [data-times] > p {
    font-size: ${font.small};
    text-wrap: balance;
    > span {
      display: block;
    }
  }
  [data-times] {
    display: flex;
    flex-direction: column;
    container-type: inline-size;
  }
  [data-times] > fieldset {
    display: grid;
    /* A row has four times, the quarters of an hour, or six. */
    --width: 22cqi;
    @media ${media.medium} {
      @container (width > 29rem) {
        --width: 15cqi;
      }
    }
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(4.4em, var(--width))), 1fr));
    font-size: clamp(0.8125rem, 0.2 * var(--width), ${font.small});
    gap: 6px;
    margin-top: ${space.sm};
    scroll-margin-bottom: 2.5rem; /* For the scroll of calendar.browser.tsx after the choice of a day. */
  }
  /* If a time would be alone in the last row of six, all parts have five columns. The first child is the legend. */
  @media ${media.medium} {
    @container (width > 29rem) {
      [data-times]:has(> * > :nth-child(6n + 8):last-child) > fieldset {
        --width: 18cqi;
      }
    }
  }
  [data-times] > fieldset > legend {
    margin-bottom: 2px;
  }
  [data-times] label {
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
      ${chosenTileStyles} font-weight: 500;
    }
    &:has(:disabled) {
      ${unavailableTileStyles}
    }
    &:has(> span + small) {
      font-size: min(0.93em, ${font.tiny});
      line-height: 1.15;
      span {
        text-decoration: line-through;
      }
    }
  }
  /* No day is chosen: the sentence invites to choose one, and an empty frame keeps the place of its times. */
  fieldset[data-times]:not(:has(> fieldset)) {
    > p {
      color: ${color.text};
      font-weight: 500;
    }
    &::after {
      content: '';
      flex: 1;
      margin-top: ${space.md};
      border: 1px dashed ${color.hairlineLit};
      border-radius: ${radius.control};
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
  [data-times] small {
    font-size: 0.75rem;
  }
`;
