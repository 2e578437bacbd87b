import styled from 'styled-components';
import { homePage } from '#content/home-page.ts';
import { media } from '#styles/media.ts';
import { color } from '#styles/tokens.ts';

/** One message, from question to answers, again and again while it is in sight. */
export const CYCLE = '7s linear infinite both var(--play, running)';

/** The drawing is a square; what stands in it is told in hundredths of its width. */
export const mindEdge = { across: 50, down: 51.8 };

/** From the question into the mind, straight down. */
const incoming = { from: 16, reach: 21.5 };

/** From the mind to each answer, however many there are: side by side on a bow. */
export const outgoing = homePage.hero.graph.outputs.map((_, index, { length }) => {
  const across = length > 1 ? Math.round((80 * index) / (length - 1)) - 40 : 0;
  return { across, down: 32.1 - across ** 2 / 149.5 };
});

/** How steeply a curve leaves and arrives; as two easings, sideways and down, they move along it what travels. */
const STEEP = { leaving: 0.72, arriving: 0.28 };
export const sideways = 'cubic-bezier(0.333, 0, 0.667, 1)';
export const downwards = `cubic-bezier(0.333, ${STEEP.leaving}, 0.667, ${STEEP.arriving})`;

export function curveTo({ across, down }: (typeof outgoing)[number]) {
  const from = mindEdge.across;
  const to = from + across;
  const at = (share: number) => (mindEdge.down + down * share).toFixed(1);
  return `M${from} ${at(0)}C${from} ${at(STEEP.leaving)} ${to} ${at(STEEP.arriving)} ${to} ${at(1)}`;
}

/** How far what travels on the curve leans over half-way, in degrees. */
export function leanTo({ across, down }: (typeof outgoing)[number]) {
  const steepness = (down * (1 + STEEP.arriving - STEEP.leaving)) / 2;
  return Math.round((Math.atan2(-across, steepness) * 180) / Math.PI);
}

const edges = [`M50 ${incoming.from}v${incoming.reach}`, ...outgoing.map(curveTo)];

/** The lines between the nodes, and pulses along them, for which nothing of the page is drawn anew. */
export function GraphLines() {
  return (
    <>
      <Lines viewBox="0 0 100 100" fill="none">
        <linearGradient id="edge" gradientUnits="userSpaceOnUse" x1="0" y1="16" x2="0" y2="84">
          <stop stopColor={color.secondary} />
          <stop offset=".4" stopColor={color.accentStrong} />
          <stop offset="1" stopColor={color.accentStrong} stopOpacity=".35" />
        </linearGradient>
        <g stroke={color.hairline} strokeWidth=".18">
          <circle cx="50" cy="47" r="15.700" />
          <circle cx="50" cy="47" r="25" />
          <circle cx="50" cy="47" r="35.700" />
        </g>
        <path stroke="url(#edge)" strokeWidth=".27" d={edges.join('')} />
      </Lines>
      <Pulses>
        {edges.map((edge) => (
          <i key={edge}>
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
  .map(
    (answer, index) => `
      i:nth-of-type(${index + 2}) { --across: ${answer.across}cqw; --down: ${answer.down}cqw; --lean: ${leanTo(answer)}deg; --late: ${index * 0.12}s; }`,
  )
  .join('');

/* The one that moves sideways holds the one that moves down and leans over. */
const Pulses = styled.div`
  inset: 0;
  display: none;

  i {
    position: absolute;
    top: ${mindEdge.down}%;
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
  i:first-of-type { top: ${incoming.from}%; animation: none; }
  i:first-of-type b { animation: arrive ${CYCLE}; }
  ${ways}

  @media ${media.motion} { display: block; }

  @keyframes arrive {
    0%, 4% { translate: 0 0; }
    17%, 100% { translate: 0 calc(${incoming.reach}cqw + ${TAIL}); }
  }
  @keyframes across {
    0%, 26% { translate: 0 0; animation-timing-function: ${sideways}; }
    44%, 100% { translate: var(--across) 0; }
  }
  /* Having arrived it draws its tail in, below what it lights. */
  @keyframes down {
    0%, 26% { translate: 0 0; animation-timing-function: ${downwards}; }
    44% { translate: 0 var(--down); animation-timing-function: linear; }
    46%, 100% { translate: 0 calc(var(--down) + ${TAIL}); }
  }
  @keyframes lean {
    0%, 26% { rotate: 0deg; animation-timing-function: cubic-bezier(0.3, 0.6, 0.5, 1); }
    35% { rotate: var(--lean); animation-timing-function: cubic-bezier(0.5, 0, 0.7, 0.4); }
    44%, 100% { rotate: 0deg; }
  }
`;
