import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, space } from '#styles/tokens.ts';
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
  gap: ${space.md} ${space.xxl};
  padding-block-start: ${space.lg};

  > h2 { font-size: ${font.small}; font-weight: 550; }
  /* The form above has numbers, so these steps have none. */
  && [data-next-steps] { --dot: 0.75rem; --dot-top: 0.4rem; }
  && li > span { font-size: 0; }
  @media ${media.medium} {
    > ol { display: grid; grid-template-columns: repeat(3, 1fr); column-gap: ${space.lg}; }
    &&& li { display: block; padding: 0; }
    &&& li > span { margin-block: 0 ${space.sm}; }
    &&& li:not(:last-of-type)::before { inset-block: calc(var(--dot) / 2) auto; inset-inline: var(--dot) -${space.lg}; border-block-start: 1px solid ${color.hairlineLit}; border-inline: 0; }
    > div { margin-block-start: ${space.md}; }
  }
  @media ${media.wide} {
    grid-template-columns: repeat(4, 1fr);
    column-gap: ${space.lg};
    > ol { grid-area: 2 / 1 / auto / span 3; grid-template-columns: subgrid; }
    > div { grid-area: 1 / 4 / span 2; margin: 0; padding: 0; border: 0; }
  }
`;
