import { keyframes } from 'styled-components';

/**
 * Keyframes that several parts use. Those of one part stand beside it. All name their first and
 * their last state: without one of them, Chromium computes all animations of a page in each frame.
 */
export const show = keyframes`
  from {
    opacity: 0;
  }
  to {
    opacity: 1;
  }
`;

export const breathe = keyframes`
  from {
    transform: scaleY(1);
  }
  to {
    transform: scaleY(0.45);
  }
`;
