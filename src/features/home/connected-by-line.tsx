import styled from 'styled-components';
import { color, media, otherColor, size, space } from '#styles/tokens.ts';

/** A line runs from the hero's answer through all sections, in the gap before the last of four columns. `::before` draws it faintly, and `::after` fills it as the page scrolls. In narrow windows a line runs from the hero's button to the next heading: on phones a bent one, in others a straight one to a centred heading. */
export const ConnectedByLine = styled.div`
  @media screen and ${media.narrow} {
    > section:first-of-type {
      position: relative;
      padding-top: 3.75rem;

      &::before, &::after { content: ''; position: absolute; inset-inline-start: ${space.gutter}; }
      &::before { top: 0; height: 2.75rem; inset-inline-end: calc(50% - 1px); border-block-end: 1px solid ${color.done}; border-inline-end: 1px solid ${color.done}; border-end-end-radius: 2rem; }
      &::after { top: 2.5rem; width: 0.5rem; height: 0.5rem; border-radius: 50%; background: ${color.done}; }
      @media ${media.medium} {
        &::before, &::after { inset-inline-start: calc(50% - 0.25rem); }
        > div > :first-child { justify-items: center; text-align: center; }
      }
    }
  }
  @media screen and ${media.spacious} {
    > section {
      position: relative;
      isolation: isolate;

      &:first-of-type { padding-top: 2rem; }
      &:not(:last-of-type)::before, &::after {
        content: '';
        position: absolute;
        inset-block: 0;
        inset-inline-start: calc(50% + min(100% - 2 * ${space.gutter}, ${size.container}) / 4 + ${space.lg} / 4);
        z-index: -1;
        width: 1px;
        background: ${color.done};
        opacity: 0.35;
        transform-origin: top;
      }
      &::after { opacity: 0.65; }
      &#about::before, &#about::after { background: ${otherColor.done}; } /* #about is a band in the other theme. */
      /* The line ends behind the middle of the closing panel's button (ui/call-to-action.tsx). */
      &:last-of-type::after {
        inset-block-end: calc(1.25 * ${space.sectionHead} + ${size.control} / 2);
        inset-inline-start: 50%;
        z-index: 0;
        width: calc((min(100% - 2 * ${space.gutter}, ${size.container}) + ${space.lg}) / 4 + 1px);
        border-block-end: 1px solid ${color.done};
        border-inline-end: 1px solid ${color.done};
        border-end-end-radius: 7rem;
        background: none;
        pointer-events: none;
      }
    }
    @media ${media.motion} {
      > section::after { animation: fill linear both; animation-timeline: view(60% 40%); }
      > section:last-of-type::after { animation-name: show; } /* The last line is bent. It fades in, because a scaled one would change its shape. The keyframes of "show" are in typed-headline.tsx. */
    }
  }
  @keyframes fill { from { transform: scaleY(0); } }
`;
