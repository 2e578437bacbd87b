import styled from 'styled-components';
import { channels } from '#content/channels.ts';
import { color, media } from '#styles/tokens.ts';

/** All measures are hundredths of the drawing's width. */
export const HEIGHT = 102;
export const MIND = 32;
export const CHANNEL_HEIGHT = 16;
const QUESTION = 8;
const ANSWER = 96;
const MERGE = 90;
const FORK = 41;
const HIGHEST = 51;
const SAG = 7;
const JOIN = HIGHEST + SAG + CHANNEL_HEIGHT;

/** The channels hang on an arc, the outer ones highest. */
export const places = channels.map((_, index, { length }) => {
  const x = (100 * (index + 0.5)) / length;
  return { x, top: HIGHEST + SAG * (1 - ((x - 50) / 40) ** 2) };
});

/** All curves of one side begin and end at the same heights, so they never cross. */
const lines = places
  .map(({ x, top }) => {
    const [fork, join] = [(FORK + HIGHEST) / 2, (JOIN + MERGE) / 2];
    const out = `M50 ${FORK}C50 ${fork} ${x} ${fork} ${x} ${HIGHEST}V${top}`;
    return `${out}M${x} ${top + CHANNEL_HEIGHT}V${JOIN}C${x} ${join} 50 ${join} 50 ${MERGE}V${ANSWER}`;
  })
  .join('');

/** The pulses run on the compositor. */
export function GraphLines() {
  return (
    <>
      <Lines viewBox={`0 0 100 ${HEIGHT}`} fill="none">
        <linearGradient id="flow" gradientUnits="userSpaceOnUse" x2="0" y2={ANSWER}>
          <stop stopColor={color.secondary} />
          <stop offset=".4" stopColor={color.accent} />
          <stop offset=".8" stopColor={color.accent} />
          <stop offset="1" stopColor={color.secondary} />
        </linearGradient>
        <g stroke={color.hairline} strokeWidth=".2">
          <circle cx="50" cy={MIND} r="16" />
          <circle cx="50" cy={MIND} r="25" />
          <circle cx="50" cy={MIND} r="35" />
        </g>
        <path stroke="url(#flow)" strokeWidth=".36" d={`M50 ${QUESTION}V${FORK}${lines}`} />
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

const ways = places
  .map(
    ({ x }, index) =>
      `b:nth-of-type(${index + 1}), b:nth-of-type(${index + 1})::before { --x: ${x - 50}cqw; animation-delay: ${3 + 1.1 * index}s; }`,
  )
  .join('\n');

/** A pulse falls evenly while its ::before moves sideways, with the timing that draws the curves of the lines. */
const Pulses = styled.div`
  inset: 0;

  b { position: absolute; top: ${QUESTION}cqw; left: 50%; opacity: 0; }
  b::before {
    content: '';
    position: absolute;
    inset: -3px;
    border-radius: 50%;
    background: ${color.spark};
    box-shadow: 0 0 12px 4px ${color.accent};
  }
  @media ${media.motion} {
    b, b::before { animation: 5s linear infinite var(--play, running); }
    b { animation-name: fall; }
    b::before { animation-name: sway; }
    ${ways}
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

function at(height: number) {
  return `${((100 * (height - QUESTION)) / (ANSWER - QUESTION)).toFixed(1)}%`;
}
