import { css } from 'styled-components';
import { channels } from '#content/channels.ts';
import { color, media } from '#styles/tokens.ts';

/** All measures are hundredths of the drawing's width. Y is a distance from its top. */
export const GRAPH_HEIGHT = 83;
export const AI_NODE_Y = 32;
export const CHANNEL_HEIGHT = 13;
const QUESTION_Y = 8;
const ANSWER_Y = 78;
const MERGE_Y = 69;
const FORK_Y = 40;
const CHANNELS_TOP_Y = 46;
const ARC_DEPTH = 5;
const CHANNELS_BOTTOM_Y = CHANNELS_TOP_Y + ARC_DEPTH + CHANNEL_HEIGHT;

/** The channels hang on an arc, the outer ones highest: 40 is the outermost x of five. On its way, a pulse leans to the side of its channel. <i> are pulses, and <span> the channels in automation-graph.tsx. */
const places = channels.map((_, index, { length }) => {
  const x = (100 * (index + 0.5)) / length - 50;
  return { x, top: CHANNELS_TOP_Y + ARC_DEPTH * (1 - (x / 40) ** 2), lean: -75 * Math.sign(x) };
});

const placeStyles = places.map(
  ({ x, top, lean }, index) =>
    `:is(i, span):nth-of-type(${index + 1}) { --x: ${x}cqw; --top: ${top}cqw; --lean: ${lean}deg; --delay: ${60 * index}ms; }`,
);

/** Above the channels, all curves begin and end at the same two heights, so they never cross. The curves below the channels do so, too. */
const questionLines = places.map(({ x, top }) => {
  const bend = (FORK_Y + CHANNELS_TOP_Y) / 2;
  return `M0 ${FORK_Y}C0 ${bend} ${x} ${bend} ${x} ${CHANNELS_TOP_Y}V${top}`;
});
const answerLines = places.map(({ x, top }) => {
  const bend = (CHANNELS_BOTTOM_Y + MERGE_Y) / 2;
  return `M${x} ${top + CHANNEL_HEIGHT}V${CHANNELS_BOTTOM_Y}C${x} ${bend} 0 ${bend} 0 ${MERGE_Y}V${ANSWER_Y}`;
});

export const GraphLines = () => (
  <svg viewBox={`-50 0 100 ${GRAPH_HEIGHT}`} fill="none" aria-hidden="true">
    <linearGradient id="flow" gradientUnits="userSpaceOnUse" x2="0" y2={ANSWER_Y}>
      <stop stopColor={color.accent} />
      <stop offset=".4" stopColor={color.working} />
      <stop offset=".8" stopColor={color.done} />
    </linearGradient>
    <path d={`M0 ${QUESTION_Y}V${FORK_Y}${questionLines.join('')}`} />
  </svg>
);

/** Pulses run down the lines. While they pass the channels, the lines to the answer appear. */
export const GraphMotion = () => (
  <>
    <svg viewBox={`-50 0 100 ${GRAPH_HEIGHT}`} fill="none" aria-hidden="true">
      <path d={answerLines.join('')} />
    </svg>
    {places.map(({ x }) => (
      <i key={x} />
    ))}
  </>
);

const keyframeAt = (y: number) => `${((100 * (y - FORK_Y)) / (ANSWER_Y - FORK_Y)).toFixed(1)}%`;

/** A pulse falls at an even speed, and the timing of its sideways movement follows the curves. Icons and the mark have a `width`, so an <svg> without one has lines. hero.tsx sets `--start`, global-style.ts `--play`, and typed-headline.tsx has the keyframes `show`. */
export const graphStyles = css`
  ${placeStyles.join('')}
  svg:not([width]) {
    position: absolute;
    inset: 0 0.5px; /* The middle line is centred on the line below the drawing, which is 1px wide. */
    width: 100%;
    height: 100%;
    stroke: url(#flow);
    stroke-width: 0.26;
  }
  i { position: absolute; top: ${QUESTION_Y}cqw; left: 50%; opacity: 0; }
  i::before {
    content: '';
    position: absolute;
    inset: -27px -3px -3px;
    border-radius: 3px;
    background: linear-gradient(transparent, ${color.working}, ${color.highlight} 85%);
    transform-origin: 50% 27px;
  }
  @media ${media.motion} {
    svg:has(~ i) { animation: show 0.4s calc(var(--start) + 1.3s) backwards; } /* The lines to the answer. */
    i, i::before { animation: fall 1.2s calc(var(--start) + 0.8s + var(--delay)) linear var(--play, running); }
    i::before { animation-name: sway; }
    /* The middle pulse comes from the question, waits at the AI, and repeats alone. */
    i:nth-of-type(${Math.ceil(places.length / 2)}) { animation: pass 8s calc(var(--start) + 0.25s) linear infinite var(--play, running); }
  }
  @keyframes pass {
    0% { opacity: 0; }
    0.6%, 21% { opacity: 1; }
    4%, 7% { translate: 0 ${AI_NODE_Y - QUESTION_Y}cqw; }
    22%, 100% { translate: 0 ${ANSWER_Y - QUESTION_Y}cqw; opacity: 0; }
  }
  @keyframes fall {
    0% { translate: 0 ${FORK_Y - QUESTION_Y}cqw; opacity: 0; }
    6%, 95% { opacity: 1; }
    100% { translate: 0 ${ANSWER_Y - QUESTION_Y}cqw; opacity: 0; }
  }
  @keyframes sway {
    0% { translate: 0; rotate: 0deg; animation-timing-function: cubic-bezier(0.5, 0, 0.5, 1); }
    ${keyframeAt((FORK_Y + CHANNELS_TOP_Y) / 2)} { rotate: var(--lean); }
    ${keyframeAt(CHANNELS_TOP_Y)} { translate: var(--x); rotate: 0deg; }
    ${keyframeAt(CHANNELS_BOTTOM_Y)} { translate: var(--x); rotate: 0deg; animation-timing-function: cubic-bezier(0.5, 0, 0.5, 1); }
    ${keyframeAt((CHANNELS_BOTTOM_Y + MERGE_Y) / 2)} { rotate: calc(-1 * var(--lean)); }
    ${keyframeAt(MERGE_Y)}, 100% { translate: 0; rotate: 0deg; }
  }
`;
