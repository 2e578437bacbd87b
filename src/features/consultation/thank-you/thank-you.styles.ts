import { css, keyframes } from 'styled-components';
import { color, font, media, radius, size, space } from '#styles/tokens.ts';
import {
  headlineStyles,
  labelStyles,
  lineStyles,
  lookStyles,
  looks,
  stubStyles,
  ticketStyles,
  tornStubStyles,
} from '../ticket/ticket.styles.ts';

/** Thank You puts a link where Submit was. The second click of a double click must not hit that link. */
const ignoreClicks = keyframes`
  from, to { pointer-events: none; }
`;

export const thankYouStyles = css`
  [data-thank-you] {
    ${lookStyles(looks.waiting)}
    &:has([data-when='agreed']:not([hidden])) {
      ${lookStyles(looks.agreed)}
    }
    &:has([data-when='requested']:not([hidden])) {
      ${lookStyles(looks.requested)}
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
        border-inline-start: 1px solid var(--mark);
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
    p {
      ${lineStyles}
      > span {
        margin-block-start: ${space.xs};
      }
    }
    small {
      ${labelStyles}
    }
    strong {
      ${headlineStyles}
    }
    p > :is(b, span) {
      display: block;
    }
    p > b {
      color: ${color.text};
      font-size: ${font.h3};
      font-weight: 550;
    }
    strong:has(+ b) {
      font-size: min(3.5rem, 11vw);
    }
    [data-stub] {
      ${stubStyles}
      ${tornStubStyles}
    }
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
