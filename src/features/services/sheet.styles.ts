import { css } from 'styled-components';
import { color, media, otherColor } from '#styles/tokens.ts';

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

/** The colours of words, which differ by day. */
export const ink = {
  text: `var(--ink, ${color.text})`,
  muted: `var(--ink-muted, ${color.textMuted})`,
  accent: `var(--ink-accent, ${color.accent})`,
  done: `var(--ink-done, ${color.done})`,
  line: `var(--ink-line, ${color.hairline})`,
};

/** By day the words have the other theme. */
export const inkByDay = css`
  --ink: ${otherColor.text};
  --ink-muted: ${otherColor.textMuted};
  --ink-accent: ${otherColor.accent};
  --ink-done: ${otherColor.done};
  --ink-line: ${otherColor.hairline};
`;
