import { css, keyframes } from 'styled-components';
import { color, font, media, radius, size, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { ticketEdgeStyles, ticketStyles } from './ticket.styles.ts';

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

/** A further click on Submit must not hit the link that Thank You put in its place. */
const ignoreClicks = keyframes`
  from, to { pointer-events: none; }
`;

export const thankYouStyles = css`
  [data-thank-you] {
    display: grid;
    gap: ${space.md};
    position: relative;
    isolation: isolate;
    padding-top: ${space.xs};
    justify-items: start;
    @media ${media.medium} { justify-items: center; text-align: center; }

    body:has(&:not([hidden])) { animation: ${ignoreClicks} 1s; }
    h1:focus-visible { outline-offset: 0.5rem; border-radius: ${radius.control}; }
    &::before {
      content: '';
      position: absolute;
      inset: -14rem 0 auto;
      z-index: -1;
      height: 42rem;
      background: radial-gradient(closest-side, ${color.secondaryGlow}, transparent);
      pointer-events: none;
    }
    > p { font-size: ${font.lead}; }
    strong { display: inline-block; color: ${color.text}; font-weight: 550; }
    [data-summary] { overflow-wrap: anywhere; }
    > p[data-summary] { margin-block-end: ${space.md}; font-size: min(${font.lead}, 7vw); }
    [data-call] {
      ${ticketStyles}
      justify-items: inherit;
      margin-block: ${space.sm} ${space.md};

      [data-variant] { margin-block: ${space.xs}; }
      > p ~ p { font-size: ${font.small}; }
      > a ~ p { color: ${color.textFaint}; }
      > a + p { ${ticketEdgeStyles} }
    }
    section {
      width: min(100%, 30rem);
      margin-top: ${space.md};
      text-align: start;
      @media ${media.medium} {
        padding: ${space.lg} ${space.lg} 0;
        ${cardStyles()}
      }
    }
    h2 { margin-bottom: ${space.md}; font-size: ${font.small}; font-weight: 550; }
  }

  [data-follow] {
    display: grid;
    justify-items: inherit;
    gap: ${space.md};
    width: 100%;
    margin-top: ${space.xs};
    @media ${media.medium} { grid-template-columns: 1fr auto; align-items: center; width: auto; }
  }
  [data-home] { display: inline-flex; align-items: center; min-height: ${size.touch}; font-size: ${font.small}; }

  [data-check-mark] {
    margin: 0 ${space.sm} ${space.xs};
    border-radius: 50%;
    background: ${color.secondaryGlow};
    box-shadow: 0 0 0 ${space.sm} ${color.secondaryGlow}, 0 0 4rem ${space.md} ${color.secondaryGlow};
    stroke: ${color.secondary};
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 1;

    path { stroke-width: 5; }
    @media ${media.motion} {
      circle { animation: ${draw} 600ms ease-out both; }
      path { animation: ${draw} 350ms 450ms ease-out both; }
    }
  }
`;
