import { css } from 'styled-components';
import { media } from '#styles/tokens.ts';

/**
 * The format in wider windows: `half` shares a row, `beside` has its drawing beside the words,
 * and `plain` has no drawing.
 */
export type SheetFormat = 'half' | 'beside' | 'plain';

export type InSheet = { $format: SheetFormat };

export const columnOfWords = css<InSheet>`
  ${({ $format }) => $format === 'beside' && firstColumn}
`;

const firstColumn = css`
  @media ${media.wider} {
    grid-column: 1;
  }
`;

export const widthOfLists = css<InSheet>`
  @media ${media.medium} {
    grid-column: 1 / -1;
  }
  ${columnOfWords}
`;
