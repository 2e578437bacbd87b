import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, space } from '#styles/tokens.ts';
import { BackLink, estimatedWidthOfLongestWord } from '#ui/page-head.tsx';
import { Statistics } from '#ui/statistics.tsx';

export function ConsultationIntro({ words }: { words: SiteWords }) {
  const { consultationPage, pages } = words;
  // The second figure stands large on home, so this page leaves it out.
  const otherFigures = words.statistics.filter((_, index) => index !== 1);
  return (
    <Intro $longestWord={estimatedWidthOfLongestWord(consultationPage.title)}>
      <BackLink href={pages.home}>{consultationPage.back}</BackLink>
      <h1>{consultationPage.title}</h1>
      <p>{consultationPage.lead}</p>
      <div>
        <Statistics statistics={otherFigures.slice(0, 3)} />
      </div>
    </Intro>
  );
}

const Intro = styled.div<{ $longestWord: number }>`
  display: grid;
  gap: ${space.lg};
  container-type: inline-size;

  > a { justify-self: start; }
  > h1 { font-size: min(clamp(2.25rem, 1.6rem + 2.8vw, 3.75rem), 100cqi / ${({ $longestWord }) => $longestWord}); }
  > p { font-size: ${font.lead}; text-wrap: balance; }
  @media ${media.phone} {
    gap: ${space.md};
    > p { font-size: ${font.body}; line-height: 1.5; }
    > a { margin-block: -${space.xs}; }
    /* Phones show the first fields without a scroll. */
    > div { display: none; }
  }
  @media ${media.wide} {
    grid-template-columns: 1fr calc((100% - var(--margin) - ${space.lg}) / 2);
    gap: ${space.md} ${space.lg};
    > :is(a, h1) { grid-column: 1 / -1; }
  }

  > div {
    padding-block-start: ${space.lg};
    border-block-start: 1px solid ${color.hairline};
    @media ${media.wide} { align-self: end; padding: 0; border: 0; }
  }
  dl { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${space.md} ${space.sm}; }
  dl > div { flex: none; container-type: normal; }
  dl dt { font-size: ${font.tiny}; line-height: 1.35; @media ${media.wide} { font-size: ${font.small}; } }
  dl dd { font-size: 1.75rem; @media ${media.wide} { font-size: 2.25rem; } }
`;
