import { keyframes } from 'styled-components';

/** Keyframes that several parts use. Those of one part stand beside it. */
export const show = keyframes`
  from {
    opacity: 0;
  }
`;

/** A bar of a voice becomes quieter. */
export const breathe = keyframes`
  to {
    transform: scaleY(0.45);
  }
`;
