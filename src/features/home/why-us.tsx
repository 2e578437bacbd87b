import styled, { keyframes } from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { SentenceOfDay } from '#features/scenes/days.tsx';
import { otherColor as color, font, media, sky, space, tracking } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Section, SectionHead } from '#ui/section.tsx';
import { type Statistic, Statistics } from '#ui/statistics.tsx';
import { Advice } from './advice.tsx';
import { BandThread, EDGE, Stop } from './thread.tsx';

export function WhyUs({ words }: { words: SiteWords }) {
  const { whyUs } = words.homePage;
  // An owner may remove the about page, or leave the link's words or a list empty, so these types are wider than today's words.
  const { about } = words.pages;
  const { meetUs, statistics }: { meetUs: string; statistics: readonly Statistic[] } = whyUs;
  return (
    <Section id="about" isBand ground={sky.morning}>
      <BandThread />
      <Stop
        when={<SentenceOfDay of={words.conversation.booked} />}
        what={words.homePage.meanwhile.onTheDay}
        place="2.5rem auto"
        isInBand
      />
      <SectionHead {...whyUs}>
        {about && meetUs && (
          <ButtonLink href={about} data-variant="secondary">
            {meetUs}
          </ButtonLink>
        )}
      </SectionHead>
      {statistics.length > 0 && (
        <Figures $lettersOfLargeFigure={statistics[1]?.figure.length ?? 1}>
          <Statistics statistics={statistics} />
        </Figures>
      )}
      {whyUs.timeline.length > 0 && (
        <Timeline>
          {whyUs.timeline.map(({ title, text }, index, { length }) => {
            const Station = index === length - 1 ? LastStep : Step;
            return (
              <Station key={title}>
                <StepTitle>{title}</StepTitle>
                {text}
              </Station>
            );
          })}
        </Timeline>
      )}
      <Advice words={words} />
    </Section>
  );
}

/** The section is a band, so `color` is the other theme's. The second figure comes first, and is large on phones and in wide windows. */
const Figures = styled.div<{ $lettersOfLargeFigure: number }>`
  dl {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(6.5rem, 20%)), 1fr));
  }
  dl > :nth-of-type(2) {
    order: -1;
  }
  @media ${media.phone} {
    dl > :nth-of-type(2) {
      grid-column: 1 / -1;
      dd {
        font-size: min(7.5rem, 29cqi);
      }
    }
  }
  @media ${media.medium} {
    dl {
      column-gap: ${space.lg};
    }
    dl > div {
      justify-content: flex-start;
    }
    /* The drawings (svg of ui/figure-drawing.tsx) stand on one line, and so do the figures. */
    dd {
      flex: 1;
      display: grid;
      align-content: space-between;
    }
    dl svg {
      margin-block-end: ${space.xl};
    }
  }
  /* The large figure's line-height makes up for its size. 175 / letters would fill the column (ui/statistics.tsx). With 140 / letters the figure takes four fifths of it. */
  @media ${media.wide} {
    dl > :nth-of-type(2) {
      dd {
        font-size: min(6.5rem, ${({ $lettersOfLargeFigure }) => 140 / $lettersOfLargeFigure}cqi);
        line-height: calc(1.5rem + 0.58em);
      }
      svg {
        aspect-ratio: 8 / 3;
      }
    }
    /* The lead of the section's head keeps clear of the thread. */
    :has(~ &) > p {
      max-width: calc(50% - ${space.lg});
    }
  }
`;

/** On phones its stations stand on the thread of the page. */
const Timeline = styled.ol`
  position: relative;
  display: grid;
  gap: ${space.xl} ${space.lg};
  margin-top: ${space.sectionHead};

  @media ${media.medium} {
    grid-template-columns: repeat(4, 1fr);

    &::before {
      content: '';
      position: absolute;
      inset-block-start: -1px;
      inset-inline: 0 calc(25% - 0.375rem);
      height: 2px;
      background: ${color.done};
      forced-color-adjust: none;
    }
  }
`;

const Step = styled.li`
  position: relative;
  padding-inline-start: ${space.sm};
  font-size: ${font.small};
  text-wrap: balance;

  &::before {
    content: '';
    position: absolute;
    top: 0.375rem;
    inset-inline-start: calc(-1 * ${EDGE} - 0.5rem);
    width: 1rem;
    height: 1rem;
    border: 2px solid ${color.done};
    border-radius: 50%;
    background: ${color.ground};
  }
  @media ${media.medium} {
    padding: ${space.lg} 0 0;

    &::before {
      top: -0.5rem;
      inset-inline-start: 0;
    }
  }
`;

const arrive = keyframes`
  from {
    background: ${color.ground};
  }
`;

/** The thread of the page fills its station as it arrives. */
const LastStep = styled(Step)`
  &::before {
    background: ${color.done};
    @media ${media.motion} {
      animation: ${arrive} linear both;
      animation-timeline: view(60% 40%);
    }
  }
  @media ${media.medium} {
    &::before {
      inset-inline-start: calc(-0.5rem - ${space.sm});
    }
  }
`;

const StepTitle = styled.h3`
  margin-bottom: ${space.xxs};
  font-size: min(${font.body}, 2.1vw + 0.5rem);
  letter-spacing: ${tracking.title};
`;
