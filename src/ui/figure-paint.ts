import { css } from 'styled-components';
import { media } from '#styles/media.ts';
import { color, tracking } from '#styles/tokens.ts';

/** A big number, light at its head and in the accent at its foot. */
export const figurePaint = css`
  width: fit-content;
  padding-right: 0.05em;
  color: transparent;
  background: linear-gradient(160deg, ${color.spark} 35%, ${color.accent}) text;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: ${tracking.display};

  @media ${media.forcedColors} { color: CanvasText; }
`;
