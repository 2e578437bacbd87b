import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { OFFERED_DAYS, sentenceOn } from '#features/scenes/offered-days.ts';
import { color, font, media, radius, space } from '#styles/tokens.ts';
import { dawnBehind } from '#ui/dawn-behind.ts';
import { estimatedWidthOfLongestWord } from '#ui/longest-word.ts';
import { BackLink } from '#ui/page-head.tsx';
import { storyOn } from './page-parts.ts';
import { sideColumn } from './side-column.ts';

export function ConsultationIntro({ words }: { words: SiteWords }) {
  const { consultationPage, conversation, pages } = words;
  return (
    <Intro>
      {consultationPage.back && (
        <Back>
          <BackLink href={pages.home}>{consultationPage.back}</BackLink>
        </Back>
      )}
      <Title $longestWordEm={estimatedWidthOfLongestWord(consultationPage.title)}>
        {consultationPage.title}
      </Title>
      {consultationPage.lead && <Lead>{consultationPage.lead}</Lead>}
      {OFFERED_DAYS.map((day) => (
        <Story key={day} {...storyOn(day + 1)}>
          <Question>{sentenceOn(day, conversation.wish.asked)}</Question>
          <Line />
          <Dot />
          <Line />
          <Question>{conversation.wish.notBooked}</Question>
        </Story>
      ))}
    </Intro>
  );
}

const Intro = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: ${space.md} ${space.lg};
  padding-block-end: ${space.xxl};
  container-type: inline-size;
  ${dawnBehind}
  @media ${media.medium} {
    grid-template-columns: 1fr 37%;
  }
  @media ${media.wide} {
    grid-template-columns: 1fr calc((100% - ${sideColumn} - ${space.lg}) / 2);
    column-gap: 0;
  }
`;

const Back = styled.div`
  display: grid;
  justify-items: start;
  @media ${media.phone} {
    margin-block: -${space.xs};
  }
`;

const Title = styled.h1<{ $longestWordEm: number }>`
  align-self: end;
  font-size: min(
    clamp(2.25rem, 1.6rem + 2.8vw, 3.75rem),
    100cqi / ${({ $longestWordEm }) => $longestWordEm}
  );
  @media ${media.medium} {
    grid-column: 1;
    max-width: 40rem;
  }
`;

const Lead = styled.p`
  color: ${color.text};
  font-size: ${font.lead};
  text-wrap: balance;
  @media ${media.phone} {
    font-size: ${font.body};
    line-height: 1.5;
  }
  @media ${media.medium} {
    grid-column: 1;
    max-width: 40rem;
  }
`;

/**
 * After a visitor chose a day in the example on home, this is the visitor's own story, which is not
 * booked yet.
 */
const Story = styled.div`
  display: flex;
  align-items: center;
  color: ${color.text};
  font-size: ${font.tiny};
  @media ${media.medium} {
    grid-area: 1 / 2;
    justify-self: end;
    min-width: max(100%, 27rem);
  }
`;

const Question = styled.p`
  padding: ${space.xxs} 0.75em;
  border: 1px solid ${color.accent};
  border-radius: ${radius.control};
  background: ${color.accentGlow};
`;

const Line = styled.span`
  flex: 1;
  border-block-start: 1px solid ${color.accent};
`;

const Dot = styled.span`
  border: 0.375rem solid ${color.working};
  border-radius: 50%;
  box-shadow: 0 0 0 4px ${color.workingGlow};
`;
