import styled, { css } from 'styled-components';
import { channels } from '#content/channels.ts';
import { color, media } from '#styles/tokens.ts';

/** All measures are hundredths of the drawing's width. */
export const HEIGHT = 102;
export const AI_NODE = 32;
export const CHANNEL_HEIGHT = 15;
const QUESTION = 8;
const ANSWER = 96;
const MERGE = 87;
const FORK = 41;
const HIGHEST = 53;
const SAG = 6;
const JOIN = HIGHEST + SAG + CHANNEL_HEIGHT;

/** The channels hang on an arc, the outer ones highest. */
const places = channels.map((_, index, { length }) => {
  const x = (100 * (index + 0.5)) / length - 50;
  return { x, top: HIGHEST + SAG * (1 - (x / 40) ** 2), order: (2 * index) % length };
});

/** Channels and pulses take turns: two that follow each other are not neighbours. */
export const placeStyles = css`${places
  .map(
    ({ x, top, order }, index) =>
      `:is(b, span):nth-of-type(${index + 1}) { --x: ${x}cqw; --top: ${top}cqw; --turn: ${3 + order}s; }`,
  )
  .join('\n')}`;

/** All curves of one side begin and end at the same heights, so they never cross. */
const lines = places
  .map(({ x, top }) => {
    const [fork, join] = [(FORK + HIGHEST) / 2, (JOIN + MERGE) / 2];
    const out = `M0 ${FORK}C0 ${fork} ${x} ${fork} ${x} ${HIGHEST}V${top}`;
    return `${out}M${x} ${top + CHANNEL_HEIGHT}V${JOIN}C${x} ${join} 0 ${join} 0 ${MERGE}V${ANSWER}`;
  })
  .join('');

const ports = places.map(({ x, top }) => `M${x} ${top}v0m0 ${CHANNEL_HEIGHT}v0`).join('');

export function GraphLines() {
  return (
    <>
      <Lines viewBox={`-50 0 100 ${HEIGHT}`} fill="none">
        <linearGradient id="flow" gradientUnits="userSpaceOnUse" x2="0" y2={ANSWER}>
          <stop stopColor={color.accent} />
          <stop offset=".4" stopColor={color.working} />
          <stop offset="1" stopColor={color.done} />
        </linearGradient>
        <g stroke="url(#flow)">
          <path strokeWidth=".26" d={`M0 ${QUESTION}V${FORK}${lines}`} />
          <path strokeWidth="1.6" strokeLinecap="round" d={ports} />
        </g>
      </Lines>
      <Pulses>
        {places.map(({ x }) => (
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

/** A pulse falls evenly while its light moves sideways, with the timing that draws the curves. */
const Pulses = styled.div`
  inset: 0;

  b { position: absolute; top: ${QUESTION}cqw; left: 50%; opacity: 0; }
  b::before {
    content: '';
    position: absolute;
    inset: -2px;
    border-radius: 50%;
    background: ${color.spark};
    box-shadow: 0 0 10px 2px ${color.accent};
  }
  @media ${media.motion} {
    b, b::before { animation: 5s var(--turn) linear infinite var(--play, running); }
    b { animation-name: fall; }
    b::before { animation-name: sway; }
  }
  @keyframes fall {
    0% { opacity: 0; }
    4%, 90% { opacity: 1; }
    100% { translate: 0 ${ANSWER - QUESTION}cqw; opacity: 0; }
  }
  @keyframes sway {
    0%, ${at(FORK)} { translate: 0; animation-timing-function: cubic-bezier(0.5, 0, 0.5, 1); }
    ${at(HIGHEST)} { translate: var(--x); }
    ${at(JOIN)} { translate: var(--x); animation-timing-function: cubic-bezier(0.5, 0, 0.5, 1); }
    ${at(MERGE)}, 100% { translate: 0; }
  }
`;

export function at(height: number) {
  return `${((100 * (height - QUESTION)) / (ANSWER - QUESTION)).toFixed(1)}%`;
}
