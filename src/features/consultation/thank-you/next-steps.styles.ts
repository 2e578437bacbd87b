import { css } from 'styled-components';
import { color, font, media, radius, space, tracking } from '#styles/tokens.ts';

export const nextStepsStyles = css`
  /* The section below Submit answers what a visitor asks before pressing it. */
  [data-after-form] {
    display: grid;
    gap: ${space.lg} 0;
    padding-block-start: ${space.lg};
    > h2 {
      font-size: ${font.h3};
      letter-spacing: ${tracking.title};
    }
    @media ${media.wide} {
      grid-template-columns:
        var(--side-column)
        1fr; /* consultation-screen.tsx sets --side-column. */
      padding: ${space.xl};
      border: 1px solid ${color.hairline};
      border-radius: ${radius.card};
    }
  }
  [data-next-steps] {
    --dot: 2rem;
    h3 {
      font-size: ${font.body};
      line-height: 1.4;
    }
    p {
      margin-block-start: ${space.xxs};
      font-size: ${font.small};
      text-wrap: balance;
    }
    li {
      position: relative;
      display: grid;
      grid-template-columns: var(--dot) 1fr;
      column-gap: min(${space.md}, 4vw);
      padding-bottom: ${space.lg};
    }
    li > :not(span) {
      grid-column: 2;
    }
    li > span {
      grid-row: 1 / 3;
      display: grid;
      place-items: center;
      width: var(--dot);
      height: var(--dot);
      border: 1px solid ${color.hairlineLit};
      border-radius: 50%;
      color: ${color.accent};
      background: ${color.panelTop};
      font-size: ${font.small};
      font-weight: 600;
    }
    li:not(:last-of-type)::before {
      content: '';
      position: absolute;
      inset-block: var(--dot) 0;
      inset-inline-start: calc(var(--dot) / 2 - 0.5px);
      border-inline-start: 1px solid ${color.hairlineLit};
    }
    @media ${media.medium} {
      display: grid;
      grid-template: auto auto 1fr / repeat(3, 1fr);
      column-gap: ${space.lg};
      li {
        grid-row: span 3;
        grid-template: subgrid / 1fr;
        padding: 0;
      } /* All texts begin at one height. */
      li > :not(span) {
        grid-column: 1;
      }
      li > span {
        grid-row: 1;
        margin-block-end: ${space.md};
      }
      li:not(:last-of-type)::before {
        inset-block: calc(var(--dot) / 2) auto;
        inset-inline: var(--dot) -${space.lg};
        border-block-start: 1px solid ${color.hairlineLit};
        border-inline: 0;
      }
    }
  }
`;
