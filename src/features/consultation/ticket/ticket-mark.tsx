import styled, { css, keyframes } from 'styled-components';
import { clockHands } from '#domain/clock-hands.ts';
import { media, space } from '#styles/tokens.ts';
import { part } from '../page-parts.ts';
import { ofLook } from './ticket.styles.ts';
import type { TicketLayout } from './ticket.tsx';

const [CHECK, CROSS] = ['M30 49.5 43 62l24-27', 'M35 35l26 26M61 35 35 61'];
const MARKS = {
  agreed: CHECK,
  over: CHECK,
  tentative: clockHands('4:00'),
  cancelled: CROSS,
  erased: CROSS,
  cancelling: 'M37 39a11 11 0 1 1 17 9q-6 3-6 9M48 69v.1',
  refused: 'M48 27v27M48 68v.1',
};

type MarkProps = {
  of: keyof typeof MARKS;
  time?: string | null | undefined;
  sideBySideIn?: string | undefined;
};

/** The pathLength of 12.3 is twelve rays with gaps, and one more ray. */
export const TicketMark = ({ of: state, time, sideBySideIn }: MarkProps) => (
  <Seal $sideBySideIn={sideBySideIn} aria-hidden>
    <Drawing viewBox="0 0 96 96" width="4.5rem" height="4.5rem">
      <Rays d="M-17.4 38.8a66 66 0 0 1 130.8 0" pathLength="12.3" />
      <Ring cx="48" cy="48" r="44" pathLength="1" />
      <Sign
        {...(state === 'tentative' && part('clock-hands'))}
        d={time && state === 'tentative' ? clockHands(time) : MARKS[state]}
        pathLength="1"
      />
    </Drawing>
  </Seal>
);

const draw = keyframes`
  from {
    stroke-dashoffset: 1;
  }
`;

const Seal = styled.span<TicketLayout>`
  position: absolute;
  top: -2.25rem;
  width: 4.5rem;
  height: 4.5rem;
  border-radius: 50%;
  background: ${ofLook.paper};
  box-shadow:
    0 0 0 0.375rem ${ofLook.paper},
    0 0 3rem ${space.sm} color-mix(in srgb, ${ofLook.mark} 14%, transparent);
  ${({ $sideBySideIn }) => $sideBySideIn && besideStyles($sideBySideIn)}
  @media ${media.forcedColors} {
    background: Canvas;
  }
`;

/** WebKit clips an SVG that has a border radius, so the round ground is around it. */
const Drawing = styled.svg`
  display: block;
  overflow: visible;
  fill: none;
  stroke: ${ofLook.mark};
  stroke-width: 3.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-dasharray: 1;
  @media ${media.print} {
    stroke: currentcolor;
  }
`;

const besideStyles = (where: string) => css`
  @media ${where} {
    position: static;
    margin-inline-start: ${space.md};
  }
`;

const Sign = styled.path`
  @media ${media.motion} {
    animation: ${draw} 350ms 450ms ease-out both;
  }
`;

const Rays = styled(Sign)`
  stroke-width: 9;
  stroke-dasharray: 0.3 0.7;
  stroke-linecap: butt;
  opacity: ${ofLook.rays};
`;

/** On paper it covers the ticket's upper edge. */
const Ring = styled.circle`
  @media ${media.print} {
    fill: #fff;
  }
  @media ${media.motion} {
    animation: ${draw} 600ms ease-out both;
  }
`;
