import { css, keyframes } from 'styled-components';
import { color, font, media, radius, size, space, tracking } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';

export const requestedStyles = css`
  --mark: ${color.accent};
  --rim: dashed ${color.accent};
  --border-color: ${color.hairline};
  --tear: solid;
`;

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

/** A dashed line above `[data-stub]`, the lower part of a ticket, crosses the ticket. A stub without a part above it has no line. `--rim` is the style and colour of a border all around, `--tear` the style of that line, and `--border-color` that of the upper edge otherwise. The mark lies half above the ticket, like a seal. */
export const ticketStyles = css`
  position: relative;
  width: min(100%, 34rem);
  display: grid;
  gap: ${space.md};
  justify-items: center;
  margin-block-start: ${space.xxl};
  padding: 3.5rem min(${space.lg}, 5vw) ${space.lg};
  ${cardStyles({ edge: `var(--border-color, var(--mark, ${color.done}))` })}
  border: 1px var(--rim, solid color-mix(in srgb, var(--mark, ${color.done}) 35%, transparent));
  /* A glow in the colour of the mark lies behind the heading. The part around both has isolation. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -26rem calc(50% - min(48vw, 40rem)) auto;
    height: 42rem;
    background: radial-gradient(
      closest-side,
      color-mix(in srgb, var(--mark, ${color.done}) 14%, transparent),
      transparent
    );
  }
  > svg {
    position: absolute;
    top: -2.25rem;
    overflow: visible;
    border-radius: 50%;
    background: ${color.surfaceRaised};
    box-shadow:
      0 0 0 0.375rem ${color.surfaceRaised},
      0 0 3rem ${space.sm} color-mix(in srgb, var(--mark, ${color.done}) 14%, transparent);
    fill: none;
    stroke: var(--mark, ${color.done});
    stroke-width: 3.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 1;
    @media ${media.print} {
      background: #fff !important;
      print-color-adjust: exact;
      stroke: currentcolor !important;
    }
    [data-rays] {
      stroke-width: 9;
      stroke-dasharray: 0.3 0.7;
      stroke-linecap: butt;
      opacity: var(--rays, 0.55);
    }
    @media ${media.motion} {
      circle {
        animation: ${draw} 600ms ease-out both;
      }
      path {
        animation: ${draw} 350ms 450ms ease-out both;
      }
    }
  }
  @media ${media.print} {
    body:has(:not([hidden]) > &) footer section:last-of-type {
      display: flex;
      gap: ${space.lg};
      align-items: center;
      margin-inline: auto;
    }
  }
  small {
    display: block;
    margin-block-end: ${space.xxs};
    color: var(--mark, ${color.done});
    font-size: ${font.body};
    font-weight: 500;
  }
  strong,
  p > :is(b, span) {
    display: block;
  }
  strong {
    color: ${color.text};
    font-size: min(clamp(1.625rem, 1rem + 2.6vw, 2.5rem), 9vw);
    font-weight: 550;
    line-height: 1.25;
    letter-spacing: ${tracking.title};
    text-wrap: balance;
  }
  p > b {
    color: ${color.text};
    font-size: ${font.h3};
    font-weight: 550;
  }
  strong:has(+ b) {
    font-size: min(3.5rem, 11vw);
  }
  p {
    font-size: ${font.small};
    text-wrap: balance;
    > span {
      margin-block-start: ${space.xs};
    }
  }
  [data-stub] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: min(${space.sm}, 2vw);
    width: 100%;
  }
  [data-contact] {
    gap: 0 ${space.lg};
    font-size: ${font.small};
    a {
      color: ${color.text};
    }
    > p {
      flex-basis: 100%;
    }
    @media ${media.phone} {
      display: grid;
    }
  }
  > :not(svg) ~ [data-stub] {
    justify-self: stretch;
    width: auto;
    margin: ${space.sm} calc(-1 * min(${space.lg}, 5vw)) 0;
    padding: ${space.lg} min(${space.lg}, 5vw) 0;
    border-block-start: 1px var(--tear, dashed) ${color.hairlineLit};
  }
`;

/** Thank You puts a link where Submit was. The second click of a double click must not hit that link. */
const ignoreClicks = keyframes`
  from, to { pointer-events: none; }
`;

export const thankYouStyles = css`
  [data-thank-you] {
    &:not(:has([data-when='agreed']:not([hidden]))) {
      --mark: ${color.accent};
    }
    &:has([data-when='requested']:not([hidden])) {
      ${requestedStyles}
    }
    display: grid;
    gap: ${space.md};
    justify-items: center;
    isolation: isolate;
    padding-top: ${space.xs};
    text-align: center;
    body:has(&:not([hidden])) {
      animation: ${ignoreClicks} 1s;
    }
    h1:focus-visible {
      outline-offset: 0.5rem;
      border-radius: ${radius.control};
    }
    > p {
      font-size: ${font.lead};
      text-wrap: balance;
    }
    strong {
      display: inline-block;
      color: ${color.text};
      font-weight: 550;
    }
    @media ${media.phone} {
      > p > strong {
        display: block;
        max-width: 14em;
        margin-inline: auto;
        text-wrap: wrap;
      }
    }
    section {
      position: relative;
      width: min(100%, 24rem + 40vw, 60rem);
      margin-top: ${space.md};
      text-align: start;
      /* A line goes from the ticket to the heading of the steps. */
      &::before {
        content: '';
        position: absolute;
        bottom: 100%;
        inset-inline-start: 50%;
        height: ${space.xl};
        border-inline-start: 1px solid var(--mark, ${color.done});
        opacity: 0.5;
      }
      @media ${media.phone} {
        ol {
          max-width: 17.25rem;
          margin-inline: auto;
        }
      }
      @media ${media.medium} {
        li {
          justify-items: center;
          text-align: center;
        }
        li:not(:last-of-type)::before {
          inset-inline: calc(50% + var(--dot)) calc(var(--dot) - 50% - ${space.lg});
        } /* next-steps.styles.ts sets --dot. */
      }
    }
    h2 {
      margin-block: ${space.sm} ${space.lg};
      font-size: ${font.h3};
      text-align: center;
    }
  }
  [data-ticket] {
    bdi {
      display: inline-block;
      color: ${color.text};
    } /* An e-mail address moves to the next line as a whole. */
    ${ticketStyles}
    margin-block-start: 3.5rem;
    [data-variant] {
      margin-block: ${space.xs};
    }
    > p[data-when='requested'] {
      margin-block-end: -${space.xs};
      color: ${color.text};
      font-size: 1.125rem;
    } /* The time is still to be confirmed. */
    > div {
      color: ${color.textFaint};
    }
    [data-when='with-link'] + p {
      display: none;
    } /* The call's link (changeHere) hides the sentence with our telephone number (changeCall). If the call has no link, thank-you.browser.ts removes changeHere. */
  }
  [data-follow] {
    display: grid;
    justify-items: center;
    gap: ${space.md};
    margin-top: ${space.xl};
    > p {
      color: ${color.text};
    }
  }
  @media ${media.print} {
    [data-part='call-link']::after {
      content: attr(href);
      display: block;
      font-size: 11px;
    }
    [data-follow],
    [data-home] {
      display: none !important;
    }
  }
  [data-home] {
    display: inline-flex;
    align-items: center;
    min-height: ${size.touch};
    font-size: ${font.small};
  }
`;
