import { css } from 'styled-components';
import { media } from '#styles/media.ts';

/** One message, from question to answers, again and again while it is in sight. */
export const CYCLE = '7s linear infinite both var(--play, running)';

/** The question lights up as it arrives. */
export const asked = css`
  opacity: 0;
  @media ${media.motion} { animation: asked ${CYCLE}; }
  @keyframes asked {
    0%, 6% { opacity: 1; }
    16%, 94% { opacity: 0; }
    100% { opacity: 1; }
  }
`;

/** The mind glows while it thinks. */
export const thought = css`
  opacity: 0.6;
  @media ${media.motion} { animation: thought ${CYCLE}; }
  @keyframes thought {
    0%, 15% { opacity: 0.4; }
    22%, 28% { opacity: 1; }
    50%, 100% { opacity: 0.4; }
  }
`;

/** Each answer lights up as its pulse arrives. Where nothing moves, all of them are lit. */
export const answered = css`
  @media ${media.motion} { animation: answered ${CYCLE} var(--late); }
  @keyframes answered {
    0%, 42% { opacity: 0; }
    47%, 80% { opacity: 1; }
    100% { opacity: 0; }
  }
`;
