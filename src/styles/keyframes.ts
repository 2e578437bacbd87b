import { keyframes } from 'styled-components';

/** Keyframes that several parts use. Those of one part stand beside it. */
export const show = keyframes`
  from {
    opacity: 0;
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
