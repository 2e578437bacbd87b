import { keyframes } from 'styled-components';

/** Keyframes that several parts use. Those of one part stand beside it. */
export const show = keyframes`
  from {
    opacity: 0;
  }
`;

/** Without its first keyframe, Chromium computes each bar anew in each frame. */
export const breathe = keyframes`
  from {
    transform: scaleY(1);
  }
  to {
    transform: scaleY(0.45);
  }
`;
