import styled from 'styled-components';
import { allWords, type SiteWords } from '#content/words.ts';
import { color, font, media, radius, size, space } from '#styles/tokens.ts';
import { FoldHeading, foldIn } from '#ui/fold.tsx';
import { BackLink, estimatedWidthOfLongestWord } from '#ui/page-head.tsx';
import { Statistics } from '#ui/statistics.tsx';
import { Testimonial } from '#ui/testimonial.tsx';
import { ReachUs } from './answers/reach-us.tsx';
import { NextSteps } from './thank-you/thank-you.tsx';

export function ConsultationIntro({ words }: { words: SiteWords }) {
  const { consultationPage, nextSteps, pages } = words;
  // Home shows the second figure large. A page shows each figure once.
  const withoutIncrease = words.statistics.filter((_, index) => index !== 1);
  const [testimonial] = words.testimonials;
  return (
    <Intro>
      <BackLink href={pages.home}>{consultationPage.back}</BackLink>
      <h1>{consultationPage.title}</h1>
      <p>{consultationPage.lead}</p>
      <Sticky>
        <Proof>
          <Statistics statistics={withoutIncrease.slice(0, 3)} />
          {testimonial && (
            <figure>
              <Testimonial {...testimonial} />
            </figure>
          )}
        </Proof>
        <Beside>
          <FoldHeading>
            <h2>{nextSteps.title}</h2>
          </FoldHeading>
          <NextSteps words={words} />
          <ReachUs words={words} />
        </Beside>
      </Sticky>
    </Intro>
  );
}

const longestWord = Math.max(
  ...allWords.map(({ consultationPage }) => estimatedWidthOfLongestWord(consultationPage.title)),
);

const Intro = styled.div`
  display: grid;
  grid-template-rows: repeat(3, auto) 1fr;
  justify-items: start;
  gap: ${space.lg};
  container-type: inline-size;

  > h1 { font-size: min(clamp(2.25rem, 1.6rem + 2.8vw, 3.25rem), 100cqi / ${longestWord}); }
  > p { font-size: ${font.lead}; text-wrap: balance; }
  @media ${media.phone} {
    gap: ${space.md};
    > p { font-size: ${font.body}; line-height: 1.5; }
    > a { margin-block: -${space.xs}; }
  }
`;

/** It is sticky only in windows that are tall enough for all of it. */
const Sticky = styled.div`
  display: grid;
  gap: ${space.xl};
  justify-self: stretch;
  align-self: start;
  padding-block-start: ${space.lg};
  border-block-start: 1px solid ${color.hairline};

  /* Phones show the first field without a scroll. */
  @media ${media.phone} { gap: ${space.md}; padding-block-start: ${space.md}; }
  @media ${media.wide} and ${media.tall} { position: sticky; top: calc(${size.header} + ${space.lg}); }
`;

const Beside = styled.div`
  ${foldIn(media.narrow)}
  h2 { font-size: ${font.small}; font-weight: 550; }
  /* The form beside it has numbers, so these steps have none. */
  && [data-next-steps] { --dot: 0.75rem; --dot-top: 0.4rem; }
  && li > span { font-size: 0; }
  @media ${media.narrow} {
    border: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    padding-inline: min(${space.md}, 4vw);
  }
  > h2 ~ * { margin-block: ${space.md}; }
`;

const Proof = styled.div`
  dl { display: flex; flex-wrap: wrap; gap: ${space.md} ${space.sm}; }
  @media ${media.medium} { dl { display: grid; grid-template-columns: repeat(3, auto); justify-content: space-between; } }
  dl > div { flex: auto; container-type: normal; }
  dl dt { font-size: ${font.tiny}; line-height: 1.35; }
  dl dd { font-size: 1.75rem; }
  figure { margin-block-start: ${space.lg}; }
  && blockquote { font-size: ${font.body}; }
`;
