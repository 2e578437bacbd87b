import { css } from 'styled-components';
import { media } from '#styles/media.ts';
import { color } from '#styles/tokens.ts';

/** One message, from question to answers, again and again. */
const CYCLE = '7s linear infinite';

/** The question lights up as it arrives. */
export const asked = css`
  @media ${media.motion} { animation: asked ${CYCLE}; }
  @keyframes asked {
    0%, 6% { filter: brightness(1.6); }
    16%, 94% { filter: none; }
    100% { filter: brightness(1.6); }
  }
`;

/** The mind glows while it thinks. */
export const thought = css`
  @media ${media.motion} { animation: thought ${CYCLE}; }
  @keyframes thought {
    0%, 15% { opacity: 0.4; }
    22%, 28% { opacity: 1; }
    50%, 100% { opacity: 0.4; }
  }
`;

/** A pulse travels along an edge: into the mind first, out of it later. */
export const travels = css`
  path { stroke: url(#edge); stroke-width: 1.5; }
  use { opacity: 0; stroke: ${color.spark}; stroke-width: 3; stroke-dasharray: 10 200; }

  @media ${media.motion} {
    use { opacity: 1; animation: leave ${CYCLE} both; }
    use:nth-of-type(1) { animation-name: arrive; }
    use:nth-of-type(3) { animation-delay: 0.12s; }
    use:nth-of-type(4) { animation-delay: 0.24s; }
    use:nth-of-type(5) { animation-delay: 0.36s; }
    use:nth-of-type(6) { animation-delay: 0.48s; }
  }
  @keyframes arrive {
    0%, 4% { stroke-dashoffset: 11; }
    17%, 100% { stroke-dashoffset: -101; }
  }
  @keyframes leave {
    0%, 26% { stroke-dashoffset: 11; }
    44%, 100% { stroke-dashoffset: -101; }
  }
`;

/** Each answer lights up as its pulse arrives. Where nothing moves, all of them are lit. */
export const answered = css`
  span svg { stroke: ${color.secondary}; }

  @media ${media.motion} {
    span svg { animation: answered ${CYCLE} both; }
    span:nth-of-type(2) svg { animation-delay: 0.12s; }
    span:nth-of-type(3) svg { animation-delay: 0.24s; }
    span:nth-of-type(4) svg { animation-delay: 0.36s; }
    span:nth-of-type(5) svg { animation-delay: 0.48s; }
  }
  @keyframes answered {
    0%, 42% { stroke: ${color.accent}; filter: none; }
    47%, 80% { stroke: ${color.secondary}; filter: brightness(1.35); }
    100% { stroke: ${color.accent}; filter: none; }
  }
`;
