import { css } from 'styled-components';
import { color, motion, space } from '#styles/tokens.ts';

/** The arrow of a fold is a rotated square with two borders. */
export const summaryStyles = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  padding-block: ${space.sm};
  list-style: none;
  cursor: pointer;

  &::after {
    content: '';
    grid-area: 1 / 2 / span 2;
    width: 0.5rem;
    aspect-ratio: 1;
    margin-top: -0.25rem;
    margin-inline-end: 0.25rem;
    border: solid ${color.textFaint};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    transition: rotate ${motion.feedback};
  }
  [open] > &::after {
    margin-top: 0.25rem;
    rotate: 225deg;
  }
`;
