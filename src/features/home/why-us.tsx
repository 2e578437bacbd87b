import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { otherColor as color, font, media, sky, space, tracking } from '#styles/tokens.ts';
import { Head, Heading, Section } from '#ui/section.tsx';
import {
  FigureCell,
  FigureGrid,
  FigurePicture,
  FigureRow,
  FigureValue,
  type ShownStatistic,
} from '#ui/statistics.tsx';
import {
  BandThread,
  BesideThread,
  CLEAR_GAP,
  EDGE,
  GAP_BESIDE_THREAD,
  LeadBesideThread,
  LinkBesideThread,
} from './thread.tsx';

export function WhyUs({ words }: { words: SiteWords }) {
  const { whyUs } = words.homePage;
  // An owner may remove the about page, or leave the link's words or a list empty, so these types
  // are wider than today's words.
  const { about } = words.pages;
  const { meetUs, statistics }: { meetUs: string; statistics: readonly ShownStatistic[] } = whyUs;
  const link = about && meetUs && <LinkBesideThread href={about}>{meetUs}</LinkBesideThread>;
  return (
    <Section id="about" isBand ground={sky.morning}>
      <BandThread />
      <BesideThread>
        {(whyUs.title || whyUs.lead || link) && (
          <WideHead>
            {whyUs.title && <Heading>{whyUs.title}</Heading>}
            {whyUs.lead && <LeadBesideThread>{whyUs.lead}</LeadBesideThread>}
            {link}
          </WideHead>
        )}
        <FigureGrid statistics={statistics} parts={{ Grid: Figures, Cell, Value, Picture }} />
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
      </BesideThread>
    </Section>
  );
}

const WideHead = styled(Head)`
  @media ${media.wider} {
    && {
      column-gap: ${CLEAR_GAP};
    }
  }
`;

const Figures = styled(FigureRow)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  @media ${media.medium} {
    column-gap: ${space.lg};
  }
  @media ${media.wider} {
    grid-template-columns: repeat(4, 1fr);
    column-gap: ${CLEAR_GAP};
  }
`;

const Cell = styled(FigureCell)`
  @media ${media.medium} {
    justify-content: flex-start;
  }
`;

/** Pictures stand on one line, and so do figures. */
const Value = styled(FigureValue)`
  @media ${media.medium} {
    flex: 1;
    display: grid;
    align-content: ${({ $keepsRoom }) => ($keepsRoom ? 'end' : 'space-between')};
  }
`;

const Picture = styled(FigurePicture)`
  @media ${media.medium} {
    margin-block-end: ${space.xl};
  }
`;

/** In narrow windows its stations stand on the thread of the page. */
const Timeline = styled.ol`
  position: relative;
  display: grid;
  gap: ${space.xl} ${CLEAR_GAP};
  margin-top: ${space.sectionHead};

  @media ${media.wider} {
    grid-template-columns: repeat(4, 1fr);

    &::before {
      content: '';
      position: absolute;
      inset-block-start: -1px;
      inset-inline: 0 calc(100% - (${GAP_BESIDE_THREAD}));
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
    background: ${color.groundLit};
  }
  @media ${media.wider} {
    padding: ${space.lg} 0 0;

    &::before {
      top: -0.5rem;
      inset-inline-start: 0;
    }
  }
`;

/** In wide windows its station lies on the thread, where the line of the timeline ends. */
const LastStep = styled(Step)`
  &::before {
    background: ${color.done};
  }
  @media ${media.wider} {
    position: static;

    &::before {
      inset-inline-start: calc(${GAP_BESIDE_THREAD} - 0.5rem);
    }
  }
`;

const StepTitle = styled.h3`
  margin-bottom: ${space.xxs};
  font-size: ${font.body};
  letter-spacing: ${tracking.title};
`;
