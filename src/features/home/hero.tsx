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
        <Sky>
          <AutomationGraph words={words} mark={mark} />
          <Particles />
        </Sky>
        <Proof>
          <Statistics statistics={statistics} />
        </Proof>
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

/** The first screen ends with the figures, whose row has its height before they arrive. */
const Columns = styled(Container)`
  display: grid;
  align-content: start;
  gap: ${space.lg};
  /* A line that offers another language stands above the first words. */
  padding-block: ${space.xl};

  @media ${media.wide} {
    grid-template: 1fr minmax(5rem, auto) / 1.15fr 1fr;
    min-height: min(100svh - ${size.header}, 64rem);
  }
`;

const Sky = styled.div`
  position: relative;
  z-index: 0;
  place-self: center;
  width: min(100%, 32rem);

  @media ${media.wide} { width: min(100%, 40rem, max(22rem, 98svh - 15.5rem)); }
`;

/** Centred by a margin, because words that arrive later on a slow network would move those before. */
const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.lg};

  @media ${media.wide} { margin-top: clamp(0rem, 50svh - 14rem - 8.1vw, 12rem); }
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

const Proof = styled.div`
  padding-block-start: ${space.lg};
  border-block-start: 1px solid ${color.hairline};

  dl { grid-template-columns: ${besideOrInTwos(allWords.map(({ homePage }) => homePage.hero.statistics))}; gap: ${space.md} ${space.xs}; }
  dl > div { padding: 0; border: 0; }
  dl dt { font-size: ${font.tiny}; }
  dl dd { font-size: 1.5rem; letter-spacing: ${tracking.title}; }

  @media ${media.wide} {
    grid-column: 1 / -1;

    dl dd { font-size: 1.75rem; }
    dl > div { flex-flow: row-reverse; align-items: baseline; gap: ${space.sm}; }
    dl dt { font-size: ${font.small}; }
  }
  @media ${media.print} { display: none; }
`;
