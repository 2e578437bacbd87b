import styled from 'styled-components';
import { homePage } from '#content/home-page.ts';
import { color, media } from '#styles/tokens.ts';

/** One message, from question to answer, again and again while it is in sight. */
export const CYCLE = '7s linear infinite both var(--play, running)';

/** Everything in the drawing is told in hundredths of its width. */
export const HEIGHT = 106;
const mindEdge = { across: 50, down: 46 };
const answerEdge = 98;
/** From the upper edge of a channel to its middle, behind which a pulse waits. */
const TO_MIDDLE = 8;

/** From the question into the mind, straight down. */
const incoming = { from: 8, reach: 20 };

type Way = { from: { across: number; down: number }; across: number; down: number };

/** From the mind to each channel, however many there are: side by side on a bow. */
export const outgoing: readonly Way[] = homePage.hero.graph.outputs.map((_, index, { length }) => {
  const across = length > 1 ? Math.round((80 * index) / (length - 1)) - 40 : 0;
  return { from: mindEdge, across, down: 17 - across ** 2 / 200 };
});

/** And from each of them to the one answer. */
export const returning: readonly Way[] = outgoing.map(({ from, across, down }) => {
  const middle = from.down + down + TO_MIDDLE;
  return {
    from: { across: from.across + across, down: middle },
    across: 0 - across,
    down: answerEdge - middle,
  };
});

/** How steeply a curve leaves and arrives; as two easings, sideways and down, they move along it what travels. */
const STEEP = { leaving: 0.72, arriving: 0.28 };
export const sideways = 'cubic-bezier(0.333, 0, 0.667, 1)';
export const downwards = `cubic-bezier(0.333, ${STEEP.leaving}, 0.667, ${STEEP.arriving})`;

export function curveOf({ from, across, down }: Way) {
  const to = from.across + across;
  const at = (share: number) => (from.down + down * share).toFixed(1);
  return `M${from.across} ${at(0)}C${from.across} ${at(STEEP.leaving)} ${to} ${at(STEEP.arriving)} ${to} ${at(1)}`;
}

/** How far what travels on the curve leans over half-way, in degrees. */
export function leanOf({ across, down }: Way) {
  const steepness = (down * (1 + STEEP.arriving - STEEP.leaving)) / 2;
  return Math.round((Math.atan2(-across, steepness) * 180) / Math.PI);
}

const edges = [
  `M50 ${incoming.from}v${incoming.reach}`,
  ...[...outgoing, ...returning].map(curveOf),
].join('');

/** The lines between the nodes, and pulses along them, for which nothing of the page is drawn anew. */
export function GraphLines() {
  return (
    <>
      <Lines viewBox={`0 0 100 ${HEIGHT}`} fill="none">
        <linearGradient id="edge" gradientUnits="userSpaceOnUse" x2="0" y1="16" y2={answerEdge}>
          <stop stopColor={color.secondary} />
          <stop offset=".4" stopColor={color.accentStrong} />
          <stop offset=".8" stopColor={color.accentStrong} />
          <stop offset="1" stopColor={color.secondary} />
        </linearGradient>
        <g stroke={color.hairline} strokeWidth=".18">
          <circle cx="50" cy="36" r="16" />
          <circle cx="50" cy="36" r="25" />
          <circle cx="50" cy="36" r="35" />
        </g>
        <path stroke="url(#edge)" strokeWidth=".27" d={edges} />
      </Lines>
      <Pulses>
        <i>
          <b />
        </i>
        {outgoing.map(({ across }) => (
          <i key={across}>
            <b />
          </i>
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

const TAIL = '1.5rem';

const ways = outgoing
  .map((way, index) => {
    const back = returning[index] ?? way;
    return `
      i:nth-of-type(${index + 2}) { --across: ${way.across}cqw; --down: ${way.down}cqw; --lean: ${leanOf(way)}deg; --back: ${leanOf(back)}deg; --late: ${index * 0.12}s; }`;
  })
  .join('');

/* The one that moves sideways holds the one that moves down and leans over. */
const Pulses = styled.div`
  inset: 0;
  display: none;

  i {
    position: absolute;
    top: ${mindEdge.down}cqw;
    left: 50%;
    animation: across ${CYCLE} var(--late);
  }
  b {
    position: absolute;
    bottom: 0;
    left: -1.5px;
    width: 3px;
    height: ${TAIL};
    border-radius: 2px;
    background: linear-gradient(transparent, ${color.accentPale} 60%, ${color.spark});
    transform-origin: 50% 100%;
    animation: down ${CYCLE} var(--late), lean ${CYCLE} var(--late);
  }
  i:first-of-type { top: ${incoming.from}cqw; animation: none; }
  i:first-of-type b { animation: arrive ${CYCLE}; }
  ${ways}

  @media ${media.motion} { display: block; }

  @keyframes arrive {
    0%, 4% { translate: 0 0; }
    17%, 100% { translate: 0 calc(${incoming.reach}cqw + ${TAIL}); }
  }
  @keyframes across {
    0%, 24% { translate: 0 0; animation-timing-function: ${sideways}; }
    40%, 46% { translate: var(--across) 0; animation-timing-function: ${sideways}; }
    62%, 100% { translate: 0 0; }
  }
  /* Having arrived it draws its tail in, behind what it lights. */
  @keyframes down {
    0%, 24% { translate: 0 0; animation-timing-function: ${downwards}; }
    40% { translate: 0 var(--down); animation-timing-function: linear; }
    46% { translate: 0 calc(var(--down) + ${TO_MIDDLE}cqw); animation-timing-function: ${downwards}; }
    62% { translate: 0 ${answerEdge - mindEdge.down}cqw; animation-timing-function: linear; }
    64%, 100% { translate: 0 calc(${answerEdge - mindEdge.down}cqw + ${TAIL}); }
  }
  @keyframes lean {
    0%, 24% { rotate: 0deg; animation-timing-function: cubic-bezier(0.3, 0.6, 0.5, 1); }
    32% { rotate: var(--lean); animation-timing-function: cubic-bezier(0.5, 0, 0.7, 0.4); }
    40%, 46% { rotate: 0deg; animation-timing-function: cubic-bezier(0.3, 0.6, 0.5, 1); }
    54% { rotate: var(--back); animation-timing-function: cubic-bezier(0.5, 0, 0.7, 0.4); }
    62%, 100% { rotate: 0deg; }
  }
`;
