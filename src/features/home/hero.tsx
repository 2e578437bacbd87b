import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { InRoom, Room } from '#features/scenes/days.tsx';
import { OFFERED_DAYS, sentenceOn } from '#features/scenes/offered-days.ts';
import { color, font, media, size, sky, space, tracking } from '#styles/tokens.ts';
import { ButtonLink, SecondaryLink } from '#ui/button.tsx';
import { Actions, Container, Ground, Lead } from '#ui/section.tsx';
import { AskForDay } from './ask-for-day.tsx';
import { AutomationGraph } from './graph/automation-graph.tsx';
import { ROOM, Stars } from './stars.tsx';
import { ThreadToEdge } from './thread.tsx';
import { firstPlay, playAgain } from './timeline.ts';
import { CaretLine, TypedHeadline } from './typed-headline.tsx';

export function Hero({ words, mark }: { words: SiteWords; mark: ReactNode }) {
  const { agency, conversation, homePage, pages, services } = words;
  const { callOn, consultationAbout } = words;
  const website = services.find(({ scene }) => scene === 'browser') ?? services[0];
  const { headline, lead, buildWebsite, exploreSolutions, terms } = homePage.hero;
  return (
    <Stage id="hero" $ground={sky.evening('74%')}>
      <ThreadToEdge />
      <Columns>
        <Words>
          {agency.tagline && <Tagline>{agency.tagline}</Tagline>}
          <TypedHeadline text={headline} />
          {lead && <HeroLead>{lead}</HeroLead>}
          <HeroActions>
            {buildWebsite && (
              <ButtonLink href={consultationAbout(website)}>{buildWebsite}</ButtonLink>
            )}
            {exploreSolutions && (
              <SecondaryLink href={pages.services}>{exploreSolutions}</SecondaryLink>
            )}
          </HeroActions>
          {terms.length > 0 && (
            <Terms>
              {terms.map((term) => (
                <Term key={term}>{term}</Term>
              ))}
            </Terms>
          )}
        </Words>
        <DrawingColumn>
          {homePage.hero.chooseDayOfDrawings && OFFERED_DAYS.length > 1 && (
            <AskForDay words={words} />
          )}
          <Drawing>
            <AutomationGraph words={words} mark={mark} />
            <Stars />
          </Drawing>
          <Room as="div">
            {OFFERED_DAYS.map((day) => (
              <InRoom key={day} $day={day}>
                <RealCall href={callOn(day + 1)}>
                  {sentenceOn(day, conversation.askForRealCall)}
                </RealCall>
              </InRoom>
            ))}
          </Room>
        </DrawingColumn>
      </Columns>
      <CaretLine $text={headline} />
    </Stage>
  );
}

/** A radio button of <AskForDay> is :user-valid once a visitor has used it. */
const Stage = styled(Ground)`
  ${firstPlay}
  margin-top: calc(-1 * ${size.header});
  padding-top: ${size.header};
  overflow: clip;

  &:has(:user-valid) {
    ${playAgain}
  }
`;

const Columns = styled(Container)`
  /* The room above the words centres them. With align-content, words that arrive later on a slow
     network would move the first ones. It is the window's middle (50svh, at most 26rem) less an
     estimate of the distance from the window's top to the middle of the words: 10rem, and
     min(8.1vw, 6.5rem) for the headline. */
  ${ROOM}: clamp(0rem, min(50svh, 26rem) - 10rem - min(8.1vw, 6.5rem), 12rem);
  display: grid;
  align-content: start;
  gap: ${space.xl};
  padding-block: clamp(${space.xs}, 4vw - 1rem, ${space.xl}) 4rem;

  @media ${media.wide} {
    grid-template: 1fr / repeat(2, 1fr);
    column-gap: 0;
    min-height: min(100svh - ${size.header}, 48rem);
  }
  @media ${media.widest} {
    grid-template-columns: 54fr 46fr;
  }
`;

/** In windows of medium width, the words are centred above the drawing, whose middle is theirs. */
const Words = styled.div`
  display: grid;
  align-content: start;
  gap: clamp(${space.md}, 3vw, ${space.lg});
  container-type: inline-size;

  @media ${media.medium} and ${media.narrow} {
    justify-items: center;
    text-align: center;
  }
  @media ${media.wide} {
    margin-block-start: var(${ROOM});
    margin-inline-end: ${space.xl};
  }
  /* The headline is above the channels of the drawing, so it may be wider than its column. */
  @media ${media.widest} {
    margin-inline-end: -4rem;
  }
`;

const Tagline = styled.p`
  color: ${color.working};
  font-size: ${font.small};
  font-weight: 500;
`;

/** On a phone it has three lines. */
const HeroLead = styled(Lead)`
  @media ${media.phone} {
    font-size: 1rem;
    line-height: 1.5;
    letter-spacing: ${tracking.title};
  }
  @media ${media.wide} {
    max-width: 32rem;
  }
`;

const HeroActions = styled(Actions)`
  @media ${media.medium} and ${media.narrow} {
    justify-content: center;
    margin: 0;
  }
`;

const Terms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  color: ${color.text};
  font-size: ${font.small};
  line-height: 1.35;

  @media ${media.medium} and ${media.narrow} {
    justify-content: center;
  }
  @media ${media.phone} {
    justify-content: space-between;
    gap: 0;
  }
`;

/** On a phone the terms stand beside each other, each in two lines. */
const Term = styled.li`
  &::first-letter {
    text-transform: uppercase;
  }
  @media ${media.phone} {
    flex: 1 5.75rem;
    max-width: 7.75em;
    font-size: ${font.tiny};
    text-wrap: balance;
  }
`;

/**
 * Its middle is above the gap between the last two columns of services, where the thread of the
 * page runs.
 */
const DrawingColumn = styled.div`
  align-self: center;
  text-align: center;

  @media ${media.wide} {
    justify-self: center;
    width: min(102.5%, 42rem, max(22rem, 98svh - 9rem));
    margin-inline-start: ${space.sm};
  }
  @media ${media.widest} {
    max-width: 84%;
    margin-inline: 0 calc(8.7% - ${space.sm});
  }
  @media ${media.print} {
    display: none;
  }
`;

/** In wide windows the fields of stars have the whole hero. */
const Drawing = styled.div`
  @media ${media.narrow} {
    position: relative;
  }
`;

/** The thread of the page runs behind it. */
const RealCall = styled(SecondaryLink)`
  position: relative;
  min-height: ${size.touch};
  margin-block-start: clamp(${space.sm}, 3vw, ${space.lg});
  border-color: ${color.accent};
`;
