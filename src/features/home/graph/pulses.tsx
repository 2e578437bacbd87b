import styled, { css, keyframes } from 'styled-components';
import { color, media, motion } from '#styles/tokens.ts';
import { afterStart, lasting } from '../timeline.ts';
import {
  AI_NODE_Y,
  ANSWER_Y,
  CHANNELS_BOTTOM_Y,
  CHANNELS_TOP_Y,
  container,
  FORK_Y,
  MERGE_Y,
  places,
} from './measures.ts';
import { AtChannel, atPlace } from './place.ts';

const [middle] = places.slice(Math.floor(places.length / 2));

/**
 * Pulses run from the AI down the lines. The middle one comes from the question, waits at the AI,
 * and repeats alone. If the number of channels is even, its channel is the one after the middle.
 */
export const Pulses = () =>
  places.map(({ channel, place }) => {
    const Pulse = place === middle?.place ? RepeatingPulse : SinglePulse;
    return <Pulse key={channel} $place={place} />;
  });

const shareOfFall = (y: number) => `${((100 * (y - FORK_Y)) / (ANSWER_Y - FORK_Y)).toFixed(1)}%`;
/** <RepeatingPulse> leaves the AI after 7 % of its time, and is at the answer after 22 %. */
const shareOfPass = (y: number) =>
  `${(7 + (15 * (y - AI_NODE_Y)) / (ANSWER_Y - AI_NODE_Y)).toFixed(1)}%`;
const CURVE = 'cubic-bezier(0.5, 0, 0.5, 1)';

const fall = keyframes`
  0% {
    translate: 0 ${FORK_Y}cqw;
    opacity: 0;
  }
  6%,
  95% {
    opacity: 1;
  }
  100% {
    translate: 0 ${ANSWER_Y}cqw;
    opacity: 0;
  }
`;

/** The sideways movement follows the curves. */
const swayFrom = (start: string, shareOf: (y: number) => string) => keyframes`
  ${start} {
    translate: 0;
    animation-timing-function: ${CURVE};
  }
  ${shareOf(CHANNELS_TOP_Y)},
  ${shareOf(CHANNELS_BOTTOM_Y)} {
    translate: ${atPlace.x};
    animation-timing-function: ${CURVE};
  }
  ${shareOf(MERGE_Y)},
  100% {
    translate: 0;
  }
`;

const swayOfFall = swayFrom('0%', shareOfFall);
const swayOfPass = swayFrom(`0%, ${shareOfPass(FORK_Y)}`, shareOfPass);

/**
 * The first fifth of its time has all of the way, and the rest is a pause. Without its first place,
 * Chromium computes it anew in each frame.
 */
const pass = keyframes`
  0% {
    translate: 0;
    opacity: 0;
    animation-timing-function: ease-in;
  }
  0.6%,
  21% {
    opacity: 1;
  }
  5%,
  7% {
    translate: 0 ${AI_NODE_Y}cqw;
  }
  22%,
  100% {
    translate: 0 ${ANSWER_Y}cqw;
    opacity: 0;
  }
`;

const onItsWay = `${lasting(1.2)} ${afterStart(0.7, atPlace.delay)} linear ${motion.play}`;

const SinglePulse = styled(AtChannel)`
  position: absolute;
  top: 0;
  left: 50%;
  opacity: 0;

  &::before {
    content: '';
    position: absolute;
    inset: -3px;
    border-radius: 50%;
    background: ${color.highlight};
    box-shadow: 0 0 8px 2px ${color.working};
  }
  @media ${media.motion} {
    animation: ${fall} ${onItsWay};

    &::before {
      animation: ${swayOfFall} ${onItsWay};
    }
  }
  @container ${container.column} {
    display: none;
  }
`;

const again = `${lasting(8)} ${afterStart(0.15)} linear infinite ${motion.play}`;

const asideStyles = css`
  &::before {
    animation: ${swayOfPass} ${again};
  }
`;

const RepeatingPulse = styled(SinglePulse)`
  @media ${media.motion} {
    animation: ${pass} ${again};
    ${middle?.place !== 0 && asideStyles}
  }
`;
