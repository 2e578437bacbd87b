import { css } from 'styled-components';

/** The drawing plays beside the typing, and faster when a visitor asks for another day. */
export const firstPlay = css`
  --pace: 1;
`;

export const playAgain = css`
  --pace: 0.45;
`;

const WHOLE_SECONDS = 2.6;

const shareAt = (seconds: number) => `${((100 * seconds) / WHOLE_SECONDS).toFixed(1)}%`;

/**
 * All parts of the drawing begin and end together, because the main thread has work whenever one
 * begins or ends. Each moves between two of these seconds, by keyframes that name both ends:
 * without one of them, Chromium computes all animations of the page anew in each frame.
 */
export const playBetween = (from: number, to: number) =>
  `calc(${WHOLE_SECONDS}s * var(--pace)) linear(0, 0 ${shareAt(from)}, 1 ${shareAt(to)}, 1) backwards`;

/**
 * What moves for ever begins after the drawing, because a slow phone has the most work while it
 * shows the page.
 */
export const afterPlay = `${WHOLE_SECONDS}s`;
