import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, radius, space } from '#styles/tokens.ts';
import { BackLink, estimatedWidthOfLongestWord } from '#ui/page-head.tsx';
import { sideColumn } from './side-column.ts';

export function ConsultationIntro({ words }: { words: SiteWords }) {
  const { consultationPage, homePage, pages } = words;
  const { terms } = homePage.hero;
  return (
    <Intro $longestWordEm={estimatedWidthOfLongestWord(consultationPage.title)}>
      <BackLink href={pages.home}>{consultationPage.back}</BackLink>
      <h1>{consultationPage.title}</h1>
      {consultationPage.lead && <p>{consultationPage.lead}</p>}
      <div aria-hidden="true">
        <p>{words.conversation.question[0]}</p>
        <i /> <b /> <i />
        <p>{words.conversation.booked[0]}</p>
      </div>
      {terms.length > 0 && (
        <ul>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
    </Intro>
  );
}

const Intro = styled.div<{ $longestWordEm: number }>`
  display: grid;
  gap: ${space.md} ${space.lg};
  container-type: inline-size;

  > a {
    justify-self: start;
  }
  > h1 {
    align-self: end;
    font-size: min(
      clamp(2.25rem, 1.6rem + 2.8vw, 3.75rem),
      100cqi / ${({ $longestWordEm }) => $longestWordEm}
    );
  }
  > p {
    font-size: ${font.lead};
    text-wrap: balance;
  }
  /* The customer's question and its answer from the drawings of home. */
  > div {
    display: flex;
    align-items: center;
    color: ${color.text};
    font-size: ${font.tiny};
    white-space: nowrap;
  }
  > div > p {
    padding: ${space.xxs} 0.75em;
    border: 1px solid ${color.accent};
    border-radius: ${radius.control};
    background: ${color.accentGlow};
  }
  > div > p:last-child {
    border-color: ${color.done};
    background: ${color.doneGlow};
  }
  i {
    flex: 1;
    border: 0 solid ${color.accent};
    border-block-start-width: 1px;
  }
  b {
    border: 0.375rem solid ${color.working};
    border-radius: 50%;
    box-shadow: 0 0 0 4px ${color.workingGlow};
  }
  b + i {
    border-color: ${color.done};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.75rem), 1fr));
    row-gap: ${space.sm};
    border-block-start: 1px solid ${color.hairlineLit};
  }
  li {
    padding-block-start: ${space.sm};
    padding-inline-end: ${space.sm};
    color: ${color.text};
    font-size: ${font.tiny};
    line-height: 1.35;
  }
  li::first-letter {
    text-transform: uppercase;
  }
  @media ${media.phone} {
    > p {
      font-size: ${font.body};
      line-height: 1.5;
    }
    > a {
      margin-block: -${space.xs};
    }
    > ul {
      margin-block-start: ${space.xs};
    }
    li {
      padding-inline-end: max(${space.sm}, 100% - 7.5em);
      text-wrap: balance;
    } /* As on home, each term has two lines. */
  }
  @media ${media.medium} {
    grid-template-columns: 1fr 37%;
    > :is(a, h1, p) {
      grid-column: 1;
      max-width: 40rem;
    }
    /* Beside the link back. It may be wider than the terms. */
    > div {
      grid-area: 1 / 2;
      justify-self: end;
      min-width: max(100%, 27rem);
    }
    ul {
      grid-area: 2 / 2 / span 2;
      grid-template-columns: 1fr;
      row-gap: 0;
      align-self: end;
    }
    li {
      padding-block: 0.375rem;
      font-size: ${font.body};
    }
    li + li {
      box-shadow: 0 -1px ${color.hairline};
    }
  }
  @media ${media.wide} {
    /* The terms begin where the form's second column does. */
    grid-template-columns: 1fr calc((100% - ${sideColumn} - ${space.lg}) / 2);
    column-gap: 0;
  }
`;
