import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, space } from '#styles/tokens.ts';
import { BackLink, estimatedWidthOfLongestWord } from '#ui/page-head.tsx';

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
  ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.75rem), 1fr)); row-gap: ${space.sm}; }
  li { position: relative; padding-block-start: ${space.md}; padding-inline-end: ${space.sm}; border: 0 solid ${color.accent}; border-block-start-width: 1px; font-size: ${font.tiny}; line-height: 1.35; }
  @media ${media.medium} { li { font-size: ${font.small}; } }
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
  }
  @media ${media.wide} {
    /* The terms begin where the form's second column does. consultation-screen.tsx sets --side-column. */
    grid-template-columns: 1fr calc((100% - var(--side-column) - ${space.lg}) / 2);
    gap: ${space.md} 0;
    > a { grid-column: 1 / -1; }
    > :is(h1, p) { max-width: 40rem; }
    ul { grid-area: 2 / 2 / span 2; grid-template-columns: 1fr; row-gap: 0; align-self: end; }
    li { padding-block: 0; padding-inline-start: ${space.lg}; border-width: 0; color: ${color.text}; font-size: ${font.lead}; line-height: inherit; }
    li::before { inset-block-start: calc(0.5lh - 3.5px); }
    li:not(:last-child)::after { content: ''; position: absolute; inset-block: 0.5lh -0.5lh; inset-inline-start: 3px; border-inline-start: 1px solid; border-color: inherit; }
  }
`;
