import { css, keyframes } from 'styled-components';
import { media } from '#styles/media.ts';
import { color, font, radius, size, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

/** Whoever clicks Submit several times means Submit each time, and not the link that Thank You put in its place. */
const deaf = keyframes`
  from, to { pointer-events: none; }
`;

export const thankYouStyles = css`
  [data-thank-you] {
    display: grid;
    justify-items: center;
    gap: ${space.md};
    position: relative;
    isolation: isolate;
    padding-top: ${space.xl};
    text-align: center;

    body:has(&) { animation: ${deaf} 1s; }
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
    [data-summary] {
      display: grid;
      justify-items: center;
      gap: ${space.md};
      overflow-wrap: anywhere;
    }
    section {
      width: 100%;
      max-width: 30rem;
      margin-top: ${space.xxl};
      text-align: start;
      @media ${media.wide} { max-width: 60rem; text-align: center; }
    }
    h2 { margin-bottom: ${space.md}; font-size: ${font.small}; font-weight: 550; }
  }

  [data-follow] {
    display: grid;
    justify-items: center;
    gap: ${space.md};
    margin-top: ${space.xl};
    padding: ${space.xl};
    ${cardStyles()}

    @media ${media.medium} {
      grid-template-columns: auto auto;
      grid-auto-rows: minmax(${size.control}, auto);
      align-items: center;
      gap: ${space.xl};
    }
  }
  [data-home] {
    display: inline-flex;
    align-items: center;
    min-height: ${size.touch};
    padding-inline: ${space.sm};
    font-size: ${font.small};
  }

  [data-check-mark] {
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
