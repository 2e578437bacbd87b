import styled from 'styled-components';
import { BARS_OF_VOICE } from '#features/scenes/voice.tsx';
import { color, media } from '#styles/tokens.ts';
import { GAP_BESIDE_THREAD } from './thread.tsx';

/** A call comes in from the edge of the window. Blue asks, violet works, teal is done. */
export const Ringing = () => (
  <Voices viewBox="1.5 0 540 40" preserveAspectRatio="none" aria-hidden="true">
    <g id="voice">
      {BARS_OF_VOICE.map((bars) => (
        <path key={bars} d={bars} />
      ))}
    </g>
    <use href="#voice" x="180" stroke={color.working} />
    <use href="#voice" x="360" stroke={color.done} />
  </Voices>
);

/** In wide windows it ends at the thread, and the window cuts off its beginning. */
const Voices = styled.svg`
  width: 100%;
  height: 5rem;
  margin-block-end: 1.5rem;
  stroke: ${color.accent};
  stroke-width: 2;
  stroke-linecap: round;

  &:dir(rtl) {
    direction: rtl;
    scale: -1 1;
  }
  @media ${media.wider} {
    position: absolute;
    inset-block: calc(50% - 4.5rem) auto;
    inset-inline-end: calc(100% - (${GAP_BESIDE_THREAD}) + 1.5rem);
    width: 84vw;
    max-width: none;
    height: 9rem;
  }
`;
