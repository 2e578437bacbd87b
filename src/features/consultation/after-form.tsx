import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, space, tracking } from '#styles/tokens.ts';
import { ReachUs } from './answers/reach-us.tsx';
import { NextSteps } from './thank-you/thank-you.tsx';

/** Below Submit stands what a visitor asks before pressing it. */
export const AfterForm = ({ words }: { words: SiteWords }) => (
  <After>
    <h2>{words.nextSteps.title}</h2>
    <NextSteps words={words} />
    <ReachUs words={words} />
  </After>
);

const After = styled.div`
  display: grid;
  gap: ${space.lg} 0;
  padding-block-start: ${space.lg};

  > h2 { font-size: ${font.h3}; letter-spacing: ${tracking.title}; }
  /* The form above has numbers, so these steps have none. */
  && [data-next-steps] { --dot: 0.75rem; --dot-top: 0.4rem; }
  && li > span { font-size: 0; }
  @media ${media.medium} {
    > ol { display: grid; grid-template-columns: repeat(3, 1fr); column-gap: ${space.md}; }
    &&& li { display: block; padding: 0; }
    &&& li > span { margin-block: 0.4rem ${space.md}; }
    &&& li:not(:last-of-type)::before { inset-block: calc(0.4rem + var(--dot) / 2) auto; inset-inline: var(--dot) -${space.md}; border-block-start: 1px solid ${color.hairlineLit}; border-inline: 0; }
  }
  @media ${media.wide} {
    > :last-child { grid-column: 2; }
    grid-template-columns: var(--margin) 1fr;
    padding-inline-start: ${space.xl};
  }
`;
