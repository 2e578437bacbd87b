import { css } from 'styled-components';
import { color, font, radius, size } from '#styles/tokens.ts';

/**
 * The name of a month or a week, and then the arrows to the one before and the one after. The
 * arrows, 1.25rem wide in buttons as wide as a touch target, end where the tiles below end.
 */
export const pagerStyles = css`
  display: grid;
  grid-template-columns: 1fr ${size.touch} ${size.touch};
  align-items: center;
  margin-inline-end: calc((1.25rem - ${size.touch}) / 2);
`;

export const pagerNameStyles = css`
  grid-area: 1 / 1;
  color: ${color.textMuted};
  font-size: ${font.small};
  font-weight: 400;
`;

export const pagerArrowStyles = css`
  display: grid;
  place-items: center;
  height: ${size.touch};
  border-radius: ${radius.control};
  color: ${color.text};

  &:hover {
    background: ${color.hairline};
  }
`;

/** An arrow that leads nowhere. */
export const pagerArrowOffStyles = css`
  color: ${color.hairlineLit};
  cursor: default;

  &:hover {
    background: none;
  }
`;
