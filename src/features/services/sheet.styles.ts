import { css } from 'styled-components';
import { media } from '#styles/tokens.ts';

/**
 * The layout of a sheet in a spacious window:
 * - `half`: it shares a row. Its drawing stands above the words.
 * - `beside`: it takes a row. Its drawing stands beside the words.
 * - `plain`: it takes a row and has no drawing.
 */
export type SheetLayout = 'half' | 'beside' | 'plain';

export type InSheet = { $layout: SheetLayout };

export const columnOfWords = css<InSheet>`
  ${({ $layout }) => $layout === 'beside' && firstColumn}
`;

const firstColumn = css`
  @media ${media.spacious} {
    grid-column: 1;
  }
`;

export const widthOfLists = css<InSheet>`
  @media ${media.medium} {
    grid-column: 1 / -1;
  }
  ${columnOfWords}
`;
