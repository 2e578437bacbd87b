import { css } from 'styled-components';
import { color, font, size, space } from '#styles/tokens.ts';

/** The looks of `FormBroken`, for a wrapper from the server. */
export const formBrokenPaint = css`
  [data-error] {
    grid-column: 1 / -1;
    display: grid;
    justify-items: center;
    gap: ${space.lg};
    max-width: ${size.form};
    margin-inline: auto;
    padding: ${space.section} ${space.gutter} 0;
    text-align: center;

    h1 { font-size: ${font.h2}; }
    > p:first-of-type { font-size: ${font.lead}; }
    p a {
      display: inline-flex;
      align-items: center;
      min-height: ${size.touch};
      padding-inline: ${space.sm};
      color: ${color.text};
    }
  }
`;
