import { css, keyframes } from 'styled-components';
import { color, font, media, radius, size, space, tracking } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';

const holeRim = (side: string) =>
  `radial-gradient(0.75rem at ${side}, transparent calc(100% - 1px), var(--mark, ${color.hairlineLit}) calc(100% - 0.5px), transparent)`;
const holeMask = (side: string) =>
  `radial-gradient(circle at ${side} var(--hole-y), transparent 0.75rem, #000 calc(0.75rem + 0.5px))`;

export const requestedStyles = css`
  --mark: ${color.accent};
  --border-color: ${color.hairline};
  --hands: translate(5px, -14px) rotate(-41.6deg) scale(0.75); /* Turned, the check looks like the hands of a clock. */
`;

/** A dashed line above `[data-stub]`, the lower part of a ticket, ends in two holes with a radius of 0.75rem. A stub without a part above it has no line. The ticket's `::before` paints the card above the line, its `::after` the card below the line. */
export const ticketStyles = css`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: ${space.md};
  width: min(100%, 34rem);
  padding: ${space.xl} min(${space.lg}, 5vw) ${space.lg};
  ${cardStyles({ edge: `var(--border-color, ${color.done})` })}

  strong, p > span { display: block; }
  strong { color: ${color.text}; font-size: min(1.75rem, 10vw); font-weight: 550; line-height: 1.25; letter-spacing: ${tracking.title}; text-wrap: balance; }
  p > span { margin-block-start: ${space.xs}; font-size: ${font.small}; }

  > * ~ [data-stub] {
    anchor-name: --stub;
    position: relative;
    width: 100%;
    margin-block-start: ${space.sm};
    padding-block-start: ${space.lg};
    border-block-start: 1px dashed ${color.hairlineLit};

    &::before {
      content: '';
      position: absolute;
      inset: -0.75rem calc(-1 * min(${space.lg}, 5vw)) auto;
      height: 1.5rem;
      background: ${holeRim('left')}, ${holeRim('right')};
    }
  }
  @media screen {
    @supports (top: anchor(top)) {
      &:has(> * ~ [data-stub]:not([hidden])) {
        border: 0;
        background: none;
        &::before, &::after {
          --hole-y: 100%;
          content: '';
          position: absolute;
          z-index: -1;
          inset: 0 0 anchor(--stub top);
          ${cardStyles({ edge: `var(--border-color, ${color.done})` })}
          border: 1px dashed var(--mark, transparent);
          border-width: 1px 1px 0;
          border-radius: ${radius.card} ${radius.card} 0 0;
          mask: ${holeMask('left')}, ${holeMask('right')};
          mask-composite: intersect;
        }
        &::after {
          --hole-y: 0;
          inset-block: anchor(--stub top) 0;
          border-width: 0 1px 1px;
          border-radius: 0 0 ${radius.card} ${radius.card};
          background: linear-gradient(${color.surface} 0 0) padding-box, ${color.hairline} border-box;
        }
      }
    }
  }
`;

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

export const checkMarkStyles = css`
  [data-check-mark] {
    z-index: 1;
    @media ${media.print} { background: #fff !important; print-color-adjust: exact; stroke: currentcolor !important; }
    overflow: visible;
    border-radius: 50%;
    background: ${color.surfaceRaised};
    box-shadow: 0 0 0 0.375rem ${color.surfaceRaised}, 0 0 3rem ${space.sm} color-mix(in srgb, var(--mark, ${color.done}) 14%, transparent);
    stroke: var(--mark, ${color.done});
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 1;

    path { stroke-width: 6; transform: var(--hands, none); transform-origin: 43px 62px; }
    /* The first path draws rays above the ticket. Its pathLength of 12.3 (thank-you.tsx) is twelve rays with gaps, and one more ray. */
    path:first-of-type { transform: none; stroke-width: 9; stroke-dasharray: 0.3 0.7; stroke-linecap: butt; opacity: 0.55; }
    @media ${media.motion} {
      circle { animation: ${draw} 600ms ease-out both; }
      path { animation: ${draw} 350ms 450ms ease-out both; }
    }
  }
`;

/** Thank You puts a link where Submit was. The second click of a double click must not hit that link. */
const ignoreClicks = keyframes`
  from, to { pointer-events: none; }
`;

export const thankYouStyles = css`
  ${checkMarkStyles}
  [data-thank-you] {
    &:has([data-when='requested']:not([hidden])) { ${requestedStyles} }
    display: grid;
    gap: ${space.md};
    justify-items: center;
    /* The glow begins above the heading, behind the header. */
    margin-top: -14rem;
    padding-top: calc(14rem + ${space.lg});
    background: radial-gradient(closest-side, color-mix(in srgb, var(--mark, ${color.done}) 14%, transparent), transparent) top / 100% 42rem no-repeat;
    text-align: center;
    @media ${media.print} { margin-top: 0; padding-top: ${space.lg}; body:has(&:not([hidden])) footer section { grid: auto / 1fr auto auto; flex: 1; gap: ${space.xl}; align-items: center; h2 { margin: 0; } } }

    body:has(&:not([hidden])) { animation: ${ignoreClicks} 1s; }
    h1:focus-visible { outline-offset: 0.5rem; border-radius: ${radius.control}; }
    > p { font-size: ${font.lead}; }
    p, strong { text-wrap: balance; }
    strong { display: inline-block; color: ${color.text}; font-weight: 550; }
    @media ${media.phone} { > p > strong { display: block; max-width: 14em; margin-inline: auto; text-wrap: wrap; } }
    [data-ticket] {
      bdi { display: inline-block; } /* An e-mail address moves to the next line as a whole. */
      ${ticketStyles}
      justify-items: inherit;
      padding-block-start: 3.5rem;
      strong { font-size: min(clamp(1.75rem, 1rem + 2.5vw, 2.5rem), 9vw); }
      strong:has(bdi) { max-width: 11em; margin-inline: auto; } /* If our reply comes on another day, day and time stand on a line of their own. */
      small { color: var(--mark, ${color.done}); font-size: ${font.small}; font-weight: 500; }

      [data-variant] { margin-block: ${space.xs}; }
      > p ~ p { font-size: ${font.small}; }
      > p + p { color: ${color.text}; } /* The note that the time is still to be confirmed, or else the number that we call. */
      > p + p + p { margin-block-start: -${space.sm}; color: inherit; }
      > div { color: ${color.textFaint}; font-size: ${font.small}; }
      [data-when='with-link'] + p { display: none; } /* The call's link (changeHere) hides the sentence with our telephone number (changeCall). If the call has no link, browser/thank-you.ts removes changeHere. */
    }
    section {
      position: relative;
      width: min(100%, 60rem);
      margin-top: ${space.xxl};
      text-align: start;
      @media ${media.phone} { ol { max-width: 20rem; margin-inline: auto; } }
      /* A line connects the ticket with the next steps. */
      &::before { content: ''; position: absolute; bottom: calc(100% + ${space.sm}); inset-inline-start: 50%; height: calc(${space.xxl} + ${space.xxs}); border-inline-start: 1px solid var(--mark, ${color.done}); opacity: 0.5; }
      @media ${media.medium} {
        li { justify-items: center; text-align: center; }
        li:not(:last-of-type)::before { inset-inline: calc(50% + var(--dot)) calc(var(--dot) - 50% - ${space.lg}); } /* next-steps.styles.ts sets --dot. */
      }
    }
    h2 { margin-bottom: ${space.lg}; font-size: ${font.h3}; text-align: center; }
  }

  [data-follow] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space.md} ${space.lg};
    width: min(100%, 34rem);
    margin-top: ${space.lg};
    padding: ${space.lg} min(${space.lg}, 4vw);
    ${cardStyles()}
    > p { color: ${color.text}; text-wrap: balance; }
  }
  @media ${media.print} {
    [data-part='call-link']::after { content: attr(href); display: block; width: 18em; margin-inline: auto; font-size: 14px; }
    [data-follow], [data-home] { display: none !important; }
  }
  [data-home] { display: inline-flex; align-items: center; min-height: ${size.touch}; font-size: ${font.small}; }
  /* Half of the mark lies above the ticket's upper edge, like a seal. */
  [data-check-mark] { width: 4.5rem; height: 4.5rem; margin-block: ${space.xl} calc(-2.25rem - ${space.md}); }
`;
