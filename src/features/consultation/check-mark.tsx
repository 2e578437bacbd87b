import styled, { keyframes } from 'styled-components';
import { media } from '#styles/media.ts';
import { color, glow } from '#styles/tokens.ts';

/** A check mark that draws itself, and is simply there where motion is not wanted. */
export function CheckMark() {
  return (
    <Drawing viewBox="0 0 96 96" width="96" height="96" fill="none" aria-hidden="true">
      <circle cx="48" cy="48" r="44" pathLength="1" />
      <path d="M30 49.5 43 62l24-27" pathLength="1" />
    </Drawing>
  );
}

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

const Drawing = styled.svg`
  border-radius: 50%;
  background: radial-gradient(${glow.secondary}, transparent 70%);
  stroke: ${color.secondary};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-dasharray: 1;

  path { stroke-width: 5; }

  @media ${media.motion} {
    circle { animation: ${draw} 600ms ease-out both; }
    path { animation: ${draw} 350ms 450ms ease-out both; }
  }
`;
