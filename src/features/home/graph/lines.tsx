import styled from 'styled-components';
import { show } from '#styles/keyframes.ts';
import { color, media } from '#styles/tokens.ts';
import { playBetween } from '../timeline.ts';
import {
  ANSWER_Y,
  ANSWERING_PLACE,
  CHANNEL_HEIGHT,
  CHANNELS_BOTTOM_Y,
  CHANNELS_TOP_Y,
  container,
  FORK_Y,
  GRAPH_HEIGHT,
  MERGE_Y,
  places,
  topOf,
  xOf,
} from './measures.ts';

/**
 * Above the channels, all curves begin and end at the same two heights, so they never cross. The
 * curves below the channels do so, too.
 */
function lineThrough(place: number) {
  const [x, top] = [xOf(place), topOf(place)];
  const upperBend = (FORK_Y + CHANNELS_TOP_Y) / 2;
  const lowerBend = (CHANNELS_BOTTOM_Y + MERGE_Y) / 2;
  return [
    `M0 ${FORK_Y}C0 ${upperBend} ${x} ${upperBend} ${x} ${CHANNELS_TOP_Y}V${top}`,
    `M${x} ${top + CHANNEL_HEIGHT}V${CHANNELS_BOTTOM_Y}`,
    `C${x} ${lowerBend} 0 ${lowerBend} 0 ${MERGE_Y}`,
  ].join('');
}

const others = places.filter(({ place }) => place !== ANSWERING_PLACE);

export const LinesOfOthers = () => (
  <Lines {...frame}>
    <path d={others.map(({ place }) => lineThrough(place)).join('')} />
  </Lines>
);

/** It leads from the question to the answer. */
export const AnsweringLine = () => (
  <LitLine {...frame}>
    <linearGradient id="flow" gradientUnits="userSpaceOnUse" x2="0" y2={ANSWER_Y}>
      <stop stopColor={color.accent} />
      <stop offset=".35" stopColor={color.working} />
      <stop offset=".8" stopColor={color.done} />
    </linearGradient>
    <path d={`M0 0V${FORK_Y}${lineThrough(ANSWERING_PLACE)}V${ANSWER_Y}`} />
  </LitLine>
);

const frame = { viewBox: `-50 0 100 ${GRAPH_HEIGHT}`, fill: 'none', 'aria-hidden': true } as const;

const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  stroke: ${color.hairlineLit};
  stroke-width: 0.3;

  @container ${container.column} {
    display: none;
  }
`;

const LitLine = styled(Lines)`
  stroke: url(#flow);
  stroke-width: 0.4;
  @media ${media.motion} {
    animation: ${show} ${playBetween(0.2, 1.2)};
  }
`;
