import styled, { css, keyframes } from 'styled-components';
import { color, media, motion } from '#styles/tokens.ts';
import { afterPlay } from '../timeline.ts';
import {
  AI_NODE_Y,
  ANSWER_Y,
  ANSWERING_PLACE,
  CHANNELS_BOTTOM_Y,
  CHANNELS_TOP_Y,
  container,
  FORK_Y,
  MERGE_Y,
  xOf,
} from './measures.ts';

/** The pulse leaves the AI after 7 % of its time, and is at the answer after 22 %. */
const shareOfPass = (y: number) =>
  `${(7 + (15 * (y - AI_NODE_Y)) / (ANSWER_Y - AI_NODE_Y)).toFixed(1)}%`;

/** The first fifth of its time has all of the way, and the rest is a pause. */
const pass = keyframes`
  0% {
    translate: 0 0;
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

const CURVE = 'cubic-bezier(0.5, 0, 0.5, 1)';

/** The sideways movement follows the curves. */
const sway = keyframes`
  0%,
  ${shareOfPass(FORK_Y)} {
    translate: 0;
    animation-timing-function: ${CURVE};
  }
  ${shareOfPass(CHANNELS_TOP_Y)},
  ${shareOfPass(CHANNELS_BOTTOM_Y)} {
    translate: ${xOf(ANSWERING_PLACE)}cqw;
    animation-timing-function: ${CURVE};
  }
  ${shareOfPass(MERGE_Y)},
  100% {
    translate: 0;
  }
`;

const again = `calc(8s * var(--pace)) linear ${afterPlay} infinite ${motion.play}`;

const asideStyles = css`
  &::before {
    animation: ${sway} ${again};
  }
`;

/** It runs from the question through the AI and its channel to the answer. */
export const Pulse = styled.span`
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
    animation: ${pass} ${again};
    ${ANSWERING_PLACE !== 0 && asideStyles}
  }
  @container ${container.column} {
    display: none;
  }
`;
