import { css } from 'styled-components';
import { media } from '#styles/tokens.ts';

/**
 * In wider windows, the drawing stands `after` or `before` the words, on alternate sides of the
 * page. `plain` has none.
 */
export type SheetFormat = 'after' | 'before' | 'plain';

export type InSheet = { $format: SheetFormat };

const bothColumns = { after: '1 / span 2', before: '2 / span 2', plain: '1 / -1' };

/** A part above the two lists is as wide as both. */
export const widthOfLists = css<InSheet>`
  @media ${media.medium} {
    grid-column: 1 / -1;
  }
  @media ${media.wider} {
    grid-column: ${({ $format }) => bothColumns[$format]};
  }
`;
