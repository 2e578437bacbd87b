import styled from 'styled-components';
import { media } from '#styles/media.ts';
import { color } from '#styles/tokens.ts';
import { downwards, incoming, leanTo, mindEdge, outgoing, sideways } from './graph-geometry.ts';
import { CYCLE } from './graph-motion.ts';

/** Pulses that travel along the edges: into the mind first, out of it later. Nothing of the page is drawn anew for them. */
export function GraphPulses() {
  return (
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
  );
}

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
