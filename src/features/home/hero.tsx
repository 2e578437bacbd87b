import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, size, space, tracking } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Actions, Container, Lead } from '#ui/section.tsx';
import { AskForDay } from './ask-for-day.tsx';
import { AutomationGraph } from './automation-graph.tsx';
import { TypedHeadline, typingTimeMs } from './typed-headline.tsx';

export function Hero({ words, mark }: { words: SiteWords; mark: ReactNode }) {
  const { agency, homePage, pages, services, consultationAbout } = words;
  const { headline, lead, buildWebsite, exploreSolutions, terms, askForRealCall } = homePage.hero;
  return (
    <Stage id="hero" $typingMs={typingTimeMs(headline)}>
      <Columns>
        <Words>
          <p>{agency.tagline}</p>
          <TypedHeadline text={headline} />
          <Lead>{lead}</Lead>
          <Actions>
            <ButtonLink href={consultationAbout(services[0])}>{buildWebsite}</ButtonLink>
            <ButtonLink href={pages.services} data-variant="secondary">
              {exploreSolutions}
            </ButtonLink>
          </Actions>
          <ul>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </Words>
        <DrawingColumn>
          <AskForDay words={words} />
          <AutomationGraph words={words} mark={mark} />
          <ButtonLink href={pages.consultation} data-variant="secondary">
            {askForRealCall}
          </ButtonLink>
          <div aria-hidden="true">{driftingLights}</div>
        </DrawingColumn>
      </Columns>
    </Stage>
  );
}

const DRIFTING_LIGHTS = 20;
const driftingLights = [...Array(DRIFTING_LIGHTS).keys()].map((light) => <i key={light} />);

const Stage = styled.section<{ $typingMs: number }>`
  --start: ${({ $typingMs }) => $typingMs + 300}ms;
  position: relative;
  margin-top: calc(-1 * ${size.header});
  padding-top: ${size.header};
  overflow: clip;

  /* The drawing waits for the headline, but plays at once when a visitor asks for a day: a radio button of <AskForDay> is :user-valid once it was used. */
  &:has(:user-valid) { --start: 0s; }
`;

const Columns = styled(Container)`
  display: grid;
  align-content: start;
  gap: ${space.xl};
  padding-block-start: clamp(${space.xs}, 4vw - 1rem, ${space.xl});

  @media ${media.wide} {
    grid-template: 1fr / repeat(2, 1fr);
    column-gap: 0;
    padding-block-end: 4rem;
    min-height: min(100svh - ${size.header}, 48rem);
  }
`;

const DrawingColumn = styled.div`
  position: relative;
  z-index: 0;
  align-self: center;
  @media ${media.print} { display: none; }

  /* The middle of the drawing is above the gap between the two columns of small cards (services-overview.tsx), where the line of connected-by-line.tsx runs. */
  @media ${media.wide} { justify-self: center; width: min(102.5%, 42rem, max(22rem, 98svh - 9rem)); margin-inline-start: ${space.sm}; }

  /* The line of the answer runs behind this link. In narrow windows the link ends where the next section and its line begin, also if large text takes two lines. */
  > a {
    display: flex;
    width: fit-content;
    max-width: 100%;
    min-height: ${size.touch};
    margin: 1.25rem auto 0;
    border-color: ${color.accent};
    @media ${media.wide} {
      position: absolute;
      top: 100%;
      left: 50%;
      width: max-content;
      translate: -50% 0;
    }
  }
  > [aria-hidden] {
    position: absolute;
    inset: 0;
    @media ${media.narrow} { inset-block-end: 4rem; }
    z-index: -1;
    display: grid;
    grid-template: 46% / repeat(${DRIFTING_LIGHTS}, 1fr);
  }
  > * > i {
    position: relative;
    top: 93%;
    width: 5px;
    height: 5px;
    border-radius: 50%;
    background: radial-gradient(${color.accent}, transparent 70%);
    opacity: 0.4;
  }
  /* The periods scatter the lights. None shows half behind the mark. */
  > * > i:nth-of-type(odd) { top: 79%; }
  > * > i:nth-of-type(3n + 2) { top: 57%; scale: 1.4; }
  > * > i:nth-of-type(5n + 2) { top: 49%; }

  @media ${media.motion} { > * > i { animation: drift 9s 6s infinite alternate ease-in-out var(--play, running); } } /* global-style.ts sets --play. */
  @keyframes drift {
    50% { opacity: 0.15; transform: translateY(20px); }
    to { opacity: 0.7; transform: translateY(-24px); }
  }
`;

/** In wide windows a margin centres the words. With `align-content`, words that arrive later on a slow network would move the first ones. The margin is the window's middle (50svh, at most 26rem) less an estimate of the distance from the window's top to the middle of the words: 10rem, and `min(8.1vw, 6.5rem)` for the headline. */
const Words = styled.div`
  display: grid;
  align-content: start;
  gap: clamp(${space.md}, 3vw, ${space.lg});
  container-type: inline-size;

  > p:first-of-type { color: ${color.working}; font-size: ${font.small}; font-weight: 500; }
  ul { display: flex; flex-wrap: wrap; gap: ${space.xs} ${space.lg}; color: ${color.text}; font-size: ${font.small}; line-height: 1.35; }
  li::first-letter { text-transform: uppercase; }
  /* The words are centred above the drawing, whose middle is theirs. */
  @media ${media.medium} and ${media.narrow} { justify-items: center; text-align: center; > div, ul { justify-content: center; margin: 0; } }
  /* On a phone the lead has three lines, and the terms stand beside each other, each in two. */
  @media ${media.phone} { gap: ${space.sm}; > div { margin-block: 2px; } > p { font-size: 1rem; line-height: 1.5; letter-spacing: ${tracking.title}; } ul { justify-content: space-between; gap: 0; } li { flex: 1 5.75rem; font-size: ${font.tiny}; max-width: 7.5em; text-wrap: balance; } }
  @media ${media.wide} { margin-inline-end: ${space.xl}; margin-top: clamp(0rem, min(50svh, 26rem) - 10rem - min(8.1vw, 6.5rem), 12rem); > p { max-width: 32rem; } }
`;
