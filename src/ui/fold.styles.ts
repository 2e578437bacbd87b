import { color, motion, space } from '#styles/tokens.ts';

/** The arrow of a fold is a rotated square with two borders. */
export const foldStyles = `
  summary {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    padding-block: ${space.sm};
    list-style: none;
    cursor: pointer;
  }
  summary::after {
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
  [open] > summary::after { margin-top: 0.25rem; rotate: 225deg; }
`;
