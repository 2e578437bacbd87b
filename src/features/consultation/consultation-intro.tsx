import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, space } from '#styles/tokens.ts';
import { BackLink, estimatedWidthOfLongestWord } from '#ui/page-head.tsx';
import { Statistics } from '#ui/statistics.tsx';

export function ConsultationIntro({ words }: { words: SiteWords }) {
  const { consultationPage, pages } = words;
  return (
    <Intro $longestWordEm={estimatedWidthOfLongestWord(consultationPage.title)}>
      <BackLink href={pages.home}>{consultationPage.back}</BackLink>
      <h1>{consultationPage.title}</h1>
      <p>{consultationPage.lead}</p>
      <ul>
        {words.homePage.hero.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <Statistics statistics={words.statistics.slice(0, 3)} />
    </Intro>
  );
}

const Intro = styled.div<{ $longestWordEm: number }>`
  display: grid;
  gap: ${space.lg};
  container-type: inline-size;

  > a { justify-self: start; }
  > h1 { font-size: min(clamp(2.25rem, 1.6rem + 2.8vw, 3.75rem), 100cqi / ${({ $longestWordEm }) => $longestWordEm}); }
  > p { font-size: ${font.lead}; text-wrap: balance; }
  ul, dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.75rem), 1fr)); gap: ${space.sm} 0; }
  li, dl dt { padding-inline-end: ${space.sm}; font-size: ${font.tiny}; line-height: 1.35; }
  @media ${media.medium} { li { font-size: ${font.small}; } }
  li { position: relative; padding-block-start: ${space.md}; border: 0 solid ${color.accent}; border-block-start-width: 1px; }
  li:nth-child(2) { border-color: color-mix(in oklab, ${color.accent}, ${color.working}); }
  li:nth-child(3) { border-color: ${color.working}; }
  li::first-letter { text-transform: uppercase; }
  li::before { content: ''; position: absolute; inset-block-start: -4px; inset-inline-start: 0; border: 3.5px solid; border-color: inherit; border-radius: 50%; }
  @media ${media.phone} {
    gap: ${space.md};
    > p { font-size: ${font.body}; line-height: 1.5; }
    > a { margin-block: -${space.xs}; }
    > ul { margin-block-start: ${space.sm}; }
    li { padding-inline-end: max(${space.sm}, 100% - 7.5em); text-wrap: balance; } /* As on home, each term has two lines. */
    /* Without the figures, a phone shows the first fields before a scroll. */
    dl { display: none; }
  }
  @media ${media.narrow} { dl { margin-block: ${space.xs} ${space.lg}; } dl > div { flex-direction: row-reverse; align-items: center; } dt { flex: 1; } }
  @media ${media.wide} {
    /* The terms begin where the form's titles and fields do. consultation-screen.tsx sets --side-column. */
    grid-template-columns: calc(${space.xl} + var(--side-column)) 1fr calc((100% - var(--side-column) - ${space.lg}) / 2);
    gap: ${space.md} 0;
    > a, ul { grid-column: 1 / -1; }
    > h1, > p { grid-column: 1 / 3; max-width: 40rem; }
    dl { grid-area: 2 / 3 / span 2; grid-template-columns: 1fr 1fr auto; align-self: end; }
    dl > :last-child { container-type: normal; width: min-content; > dt { padding: 0; } } /* Ends where the line of the terms does. */
    ul { grid-template-columns: subgrid; margin-block-start: ${space.lg}; }
  }
  dl dt { max-width: 6.5rem; }
  dl dd { font-size: 1.75rem; @media ${media.wide} { font-size: 2.25rem; } }
`;
