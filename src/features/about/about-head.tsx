import { Coffee } from 'lucide';
import styled, { css } from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, radius, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { checkStyles } from '#ui/check.styles.ts';
import { drawing } from '#ui/drawing.ts';
import { Icon } from '#ui/icon.tsx';
import { BackLink, PageHead } from '#ui/page-head.tsx';
import { UnderSky } from '#ui/section.tsx';

export const AboutHead = ({ words: { aboutPage, conversation, pages } }: { words: SiteWords }) => (
  <UnderSky as="div">
    <PageHead
      title={aboutPage.title}
      question={aboutPage.question}
      lead={aboutPage.lead}
      back={<BackLink href={pages.home}>{aboutPage.back}</BackLink>}
      aside={<CustomersWayScene {...conversation} />}
    />
  </UnderSky>
);

const CustomersWayScene = ({ customersWay, emails }: SiteWords['conversation']) => {
  const { title, automatedSteps, yourStep, byYou, automatedAfterwards } = customersWay;
  return (
    <Way {...drawing}>
      <Title>
        <Name>{title}</Name> <Actor>{emails.withoutYou}</Actor>
      </Title>
      {automatedSteps.map((step) => (
        <AutomatedStep key={step}>{step}</AutomatedStep>
      ))}
      <YourStep>
        <Cup icon={Coffee} />
        <NameBelow>{yourStep}</NameBelow> <ActorBeside>{byYou}</ActorBeside>
      </YourStep>
      {automatedAfterwards.map((step, index) => (
        <AutomatedStep key={step} $isLast={index === automatedAfterwards.length - 1}>
          {step}
        </AutomatedStep>
      ))}
    </Way>
  );
};

const acrossTablets = `${media.medium} and ${media.narrow}`;

const Way = styled.div`
  padding: ${space.xs};
  ${cardStyles()}
  font-size: ${font.small};

  @media ${acrossTablets} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(17%, 6.5rem), 1fr));
    column-gap: ${space.xs};
  }
  @media ${media.print} {
    && {
      display: none;
    }
  }
`;

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.sm};
  padding: ${space.xs} ${space.sm};
`;

const Title = styled(Row)`
  margin-block-end: ${space.xs};
  padding-block-end: ${space.sm};
  border-bottom: 1px solid ${color.hairline};

  @media ${acrossTablets} {
    grid-column: 1 / -1;
  }
`;

const Name = styled.b`
  color: ${color.text};
  font-weight: 550;
`;

const Actor = styled.small`
  flex: none;
  margin-inline-start: auto;
  font-size: ${font.tiny};
`;

const lineToNextStep = css`
  &::after {
    content: '';
    position: absolute;
    top: 1.25rem;
    inset-inline: 2.25rem -${space.xs};
    border-top: 1px solid ${color.done};
    opacity: 0.5;
  }
`;

const Step = styled(Row)<{ $isLast?: boolean }>`
  @media ${acrossTablets} {
    position: relative;
    flex-direction: column;
    align-items: start;
    gap: ${space.sm};
    margin: 0;
    ${({ $isLast }) => !$isLast && lineToNextStep}
  }
`;

const AutomatedStep = styled(Step)`
  &::before {
    ${checkStyles}
    color: ${color.done};
  }

  @media ${acrossTablets} {
    word-spacing: 9rem; /* Each word has a line of its own. */

    &::before {
      margin: 0.5em 0 0;
    }
  }
`;

const YourStep = styled(Step)`
  margin-block: ${space.xxs};
  border-radius: ${radius.control};
  background: ${color.accentGlow};
  box-shadow: inset 0 0 0 1px ${color.accent};

  @media ${acrossTablets} {
    flex-direction: row;
    gap: ${space.xs};
    margin: 0;

    &::after {
      inset-inline: 100% -${space.xs};
    }
  }
`;

const Cup = styled(Icon)`
  color: ${color.accent};
`;

const NameBelow = styled(Name)`
  @media ${acrossTablets} {
    order: 1;
    flex-basis: 100%;
  }
`;

const ActorBeside = styled(Actor)`
  @media ${acrossTablets} {
    margin: 0;
  }
`;
