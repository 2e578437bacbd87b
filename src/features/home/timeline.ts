import { css } from 'styled-components';

/**
 * The drawing plays beside the typing. When a visitor asks for another day, it plays at once and
 * faster. The hero sets both, and all parts of the drawing count from them.
 */
export const firstPlay = css`
  --start: 200ms;
  --pace: 1;
`;

export const playAgain = css`
  --start: 0s;
  --pace: 0.45;
`;

export const lasting = (seconds: number) => `calc(${seconds}s * var(--pace))`;

/** `later` is a further delay, such as that of a channel. */
export const afterStart = (seconds: number, later?: string) =>
  `calc(var(--start) + ${later ? `(${seconds}s + ${later})` : `${seconds}s`} * var(--pace))`;
