import styled from 'styled-components';
import { channels } from '#content/channels.ts';
import { color, media } from '#styles/tokens.ts';

/** All measures are hundredths of the drawing's width. */
export const HEIGHT = 102;
export const MIND = 33;
export const CHANNELS = { top: 57, bottom: 74 };
const QUESTION = 8;
const ANSWER = 92;
const FORK = 50;
const JOIN = 82;
const BEND = 4;

export const middles: readonly number[] = channels.map(
  (_, index, { length }) => (100 * (index + 0.5)) / length,
);

/** Lines part once, merge once and never cross. */
const lines = middles
  .map((x) => {
    const bend = Math.max(-BEND, Math.min(BEND, x - 50));
    const out =
      bend && `V${FORK - BEND}q0 ${BEND} ${bend} ${BEND}H${x - bend}q${bend} 0 ${bend} ${BEND}`;
    const back =
      bend && `V${JOIN - BEND}q0 ${BEND} ${-bend} ${BEND}H${50 + bend}q${-bend} 0 ${-bend} ${BEND}`;
    return `M50 ${MIND}${out || ''}V${CHANNELS.top}M${x} ${CHANNELS.bottom}${back || ''}V${ANSWER}`;
  })
  .join('');

/** The pulses run on the compositor. */
export function GraphLines() {
  return (
    <>
      <Lines viewBox={`0 0 100 ${HEIGHT}`} fill="none">
        <g stroke={color.hairline} strokeWidth=".18">
          <circle cx="50" cy={MIND} r="16" />
          <circle cx="50" cy={MIND} r="25" />
        </g>
        <path stroke={color.accentStrong} strokeWidth=".3" d={`M50 ${QUESTION}V${MIND}${lines}`} />
      </Lines>
      <Pulses>
        {middles.map((x) => (
          <b key={x} />
        ))}
      </Pulses>
    </>
  );
}

const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const ways = middles
  .map(
    (x, index) =>
      `b:nth-of-type(${index + 1}) { --x: ${x - 50}cqw; animation-delay: ${3 + 1.1 * index}s; }`,
  )
  .join('\n');

const Pulses = styled.div`
  inset: 0;

  b {
    position: absolute;
    top: calc(${QUESTION}cqw - 2px);
    left: calc(50% - 2px);
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: ${color.spark};
    box-shadow: 0 0 10px 3px ${color.accent};
    opacity: 0;
  }
  @media ${media.motion} {
    b { animation: run 5.5s linear infinite var(--play, running); }
    ${ways}
  }
  @keyframes run {
    0%, 2% { translate: 0 0; opacity: 0; }
    4% { opacity: 1; }
    22%, 28% { translate: 0 ${MIND - QUESTION}cqw; }
    38% { translate: 0 ${FORK - QUESTION}cqw; }
    48% { translate: var(--x) ${FORK - QUESTION}cqw; }
    56%, 62% { translate: var(--x) ${CHANNELS.top - QUESTION + 8}cqw; }
    72% { translate: var(--x) ${JOIN - QUESTION}cqw; }
    82% { translate: 0 ${JOIN - QUESTION}cqw; opacity: 1; }
    90%, 100% { translate: 0 ${ANSWER - QUESTION}cqw; opacity: 0; }
  }
`;
