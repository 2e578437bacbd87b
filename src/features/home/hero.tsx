import type { ReactNode } from 'react';
import styled from 'styled-components';
import { allWords, type SiteWords } from '#content/words.ts';
import { color, font, media, radius, size, space, tracking } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Actions, Container, Lead } from '#ui/section.tsx';
import { besideOrInTwos, Statistics } from '#ui/statistics.tsx';
import { AutomationGraph } from './automation-graph.tsx';
import { Particles } from './particles.tsx';
import { TypedHeadline } from './typed-headline.tsx';

export function Hero({ words, mark }: { words: SiteWords; mark: ReactNode }) {
  const { agency, homePage, pages, services, consultationAbout } = words;
  const { headline, lead, buildWebsite, exploreSolutions, terms, statistics } = homePage.hero;
  return (
    <Stage id="hero">
      <Columns>
        <Words>
          <Tagline>{agency.tagline}</Tagline>
          <TypedHeadline text={headline} />
          <Lead>{lead}</Lead>
          <Actions>
            <ButtonLink href={consultationAbout(services[0])}>{buildWebsite}</ButtonLink>
            <ButtonLink href={pages.services} data-variant="secondary">
              {exploreSolutions}
            </ButtonLink>
          </Actions>
          <Terms>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </Terms>
        </Words>
        <Proof>
          <Statistics statistics={statistics} />
        </Proof>
        <Sky>
          <AutomationGraph words={words} mark={mark} />
          <Particles />
        </Sky>
      </Columns>
    </Stage>
  );
}

const Stage = styled.section`
  position: relative;
  margin-top: calc(-1 * ${size.header});
  padding-top: ${size.header};
  overflow: clip;
`;

/** The first screen ends with the figures. */
const Columns = styled(Container)`
  display: grid;
  align-content: start;
  gap: ${space.lg};
  padding-block: ${space.lg} ${space.xl};

  @media ${media.wide} {
    grid-template: 1fr auto / 1.2fr 1fr;
    column-gap: ${space.xl};
    min-height: min(100svh - ${size.header}, 64rem);
    padding-block-start: clamp(${space.lg}, 50svh - 23.5rem, 9rem);
  }
`;

const Sky = styled.div`
  position: relative;
  z-index: 0;
  place-self: start center;
  width: min(100%, 35rem);

  @media ${media.wide} {
    grid-area: 1 / 2;
    width: min(100%, 40rem, max(22rem, 93svh - 15rem));
  }
`;

/** Centred by a margin, because the drawing beside arrives later on a slow network and would move the words. */
const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.lg};

  @media ${media.wide} { grid-area: 1 / 1; margin-top: clamp(0rem, min(21vw - 13.5rem, 46svh - 19rem), 3.5rem); }
`;

const Tagline = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  justify-self: start;
  padding-block: ${space.xxs};
  padding-inline: ${space.sm} ${space.md};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.pill};
  color: ${color.text};
  background: ${color.surface};
  font-size: ${font.tiny};

  &::before {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${color.secondary};
    @media ${media.print} { display: none; }
  }
`;

/** The dot at the beginning of a line is clipped. */
const Terms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.25em;
  overflow: clip;
  font-size: ${font.small};

  li { position: relative; }
  li::before {
    content: '·';
    position: absolute;
    inset-inline-start: -0.75em;
    color: ${color.secondary};
    font-weight: 700;
  }
`;

/** Each figure has its place before the next one has arrived. */
const Proof = styled.div`
  padding-block-start: ${space.lg};
  border-block-start: 1px solid ${color.hairline};

  dl { grid-template-columns: ${besideOrInTwos(allWords.map(({ homePage }) => homePage.hero.statistics))}; gap: ${space.md} ${space.xs}; }
  dl > div { padding: 0; border: 0; }
  dl dt { font-size: ${font.tiny}; }
  dl dd { font-size: 1.25rem; letter-spacing: ${tracking.title}; }

  @media ${media.wide} {
    grid-area: 2 / 1 / auto / -1;

    dl > div { flex-flow: row-reverse; align-items: baseline; gap: ${space.sm}; }
    dl dt { font-size: ${font.small}; }
  }
  @media ${media.print} { display: none; }
`;
