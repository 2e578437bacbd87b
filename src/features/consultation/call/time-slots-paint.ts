import { css } from 'styled-components';
import { media } from '#styles/media.ts';
import { color, font, motion, radius, space } from '#styles/tokens.ts';

/** The looks of `TimeSlots`, for a wrapper from the server. */
export const timeSlotsPaint = css`
  [data-times] > p { font-size: ${font.small}; }
  [data-times] > div {
    display: grid;
    /* Six in a row at most: with seven the last of the 29 would stand alone. */
    grid-template-columns: repeat(auto-fill, minmax(max(5.25rem, 100% / 7), 1fr));
    gap: ${space.xs};
    margin-top: ${space.md};
  }
  [data-times] label {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    min-height: 3rem;
    border: 1px solid ${color.fieldBorder};
    border-radius: ${radius.control};
    color: ${color.text};
    background: ${color.ground};
    font-size: ${font.small};
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
    white-space: nowrap;
    cursor: pointer;
    transition: background ${motion.feedback}, border-color ${motion.feedback};

    &:hover { border-color: ${color.accent}; }
    &:has(:focus-visible) {
      outline: 2px solid ${color.focus};
      outline-offset: 2px;
    }
    &:has(:checked) {
      border-color: ${color.accent};
      color: ${color.ink};
      background: ${color.buttonTop};
      font-weight: 550;
    }
    &:has(:disabled) {
      border-color: ${color.hairline};
      border-style: dashed;
      color: ${color.disabled};
      background: none;
      cursor: not-allowed;
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

  @media ${media.forcedColors} {
    [data-times] label:has(:disabled) { color: GrayText; }
    [data-times] label:has(:checked) {
      color: SelectedItemText;
      background: SelectedItem;
      forced-color-adjust: none;
    }
  }
`;
