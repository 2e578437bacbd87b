import styled from 'styled-components';
import { show } from '#styles/keyframes.ts';
import { color, media } from '#styles/tokens.ts';
import { afterStart, lasting } from '../timeline.ts';
import {
  ANSWER_Y,
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
const questionLines = places.map(({ place }) => {
  const [x, top] = [xOf(place), topOf(place)];
  const bend = (FORK_Y + CHANNELS_TOP_Y) / 2;
  return `M0 ${FORK_Y}C0 ${bend} ${x} ${bend} ${x} ${CHANNELS_TOP_Y}V${top}`;
});
const answerLines = places.map(({ place }) => {
  const [x, top] = [xOf(place), topOf(place)];
  const bottom = top + CHANNEL_HEIGHT.least;
  const bend = (CHANNELS_BOTTOM_Y + MERGE_Y) / 2;
  const curve = `C${x} ${bend} 0 ${bend} 0 ${MERGE_Y}`;
  return `M${x} ${bottom}V${CHANNELS_BOTTOM_Y}${curve}V${ANSWER_Y}`;
});

export const QuestionLines = () => (
  <Lines {...frame}>
    <linearGradient id="flow" gradientUnits="userSpaceOnUse" x2="0" y2={ANSWER_Y}>
      <stop stopColor={color.accent} />
      <stop offset=".35" stopColor={color.working} />
      <stop offset=".8" stopColor={color.done} />
    </linearGradient>
    <path d={`M0 0V${FORK_Y}${questionLines.join('')}`} />
  </Lines>
);

export const AnswerLines = () => (
  <AppearingLines {...frame}>
    <path d={answerLines.join('')} />
  </AppearingLines>
);

const frame = { viewBox: `-50 0 100 ${GRAPH_HEIGHT}`, fill: 'none', 'aria-hidden': true } as const;

const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  stroke: url(#flow);
  stroke-width: 0.3;

  @container ${container.column} {
    display: none;
  }
`;

const AppearingLines = styled(Lines)`
  @media ${media.motion} {
    animation: ${show} ${lasting(0.4)} ${afterStart(1.2)} backwards;
  }
`;
