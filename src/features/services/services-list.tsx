import styled from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { Scene } from '#features/scenes/scene.tsx';
import { color, font, media, space, tracking } from '#styles/tokens.ts';
import { Card, focalCardStyles } from '#ui/card.tsx';
import { Heading, Section } from '#ui/section.tsx';
import { ServiceDetails, ServiceTerms } from './service-offer.tsx';

export const ServicesList = ({ words }: { words: SiteWords }) => (
  <Section>
    <List>
      {words.services.map((service, nth, all) => (
        <ServiceSheet key={service.id} words={words} service={service} place={placeOf(nth, all)} />
      ))}
    </List>
  </Section>
);

/**
 * In a spacious window two neighbours share a row. The website's sheet takes a whole row, as do one
 * without a drawing and one that is left over.
 */
function placeOf(index: number, services: readonly Service[]) {
  const mayShare = services.map(({ scene }) => scene !== undefined && scene !== 'browser');
  const firstOfRun = mayShare.slice(0, index).lastIndexOf(false) + 1;
  const isFirstOfPair = (index - firstOfRun) % 2 === 0;
  const hasPartner = !isFirstOfPair || mayShare[index + 1];
  return mayShare[index] && hasPartner ? 'half' : 'row';
}

const List = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: clamp(${space.xl}, 3.75vw, ${space.xxl}) ${space.lg};
  @media ${media.spacious} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.print} {
    display: block;
  }
  /* One line runs behind the sheets to the closing panel. */
  @media screen {
    &::before {
      content: '';
      position: absolute;
      inset-block: 1rem calc(-2 * ${space.section});
      inset-inline-start: 50%;
      z-index: -1;
      border-inline-start: 1px solid ${color.done};
      opacity: 0.65;
    }
  }
`;

type SheetProps = { words: SiteWords; service: Service; place: 'row' | 'half' };

function ServiceSheet({ words, service, place }: SheetProps) {
  const { id, title, subtitle, description, scene } = service;
  return (
    <Sheet as="article" id={id} aria-labelledby={`${id}-title`} data-place={place}>
      {scene && <Scene name={scene} layout="sheet" words={words.conversation} />}
      <Words>
        {subtitle && <p>{subtitle}</p>}
        <Heading id={`${id}-title`}>{withWholeWords(title)}</Heading>
        {description && <p>{description}</p>}
      </Words>
      <ServiceTerms words={words} service={service} />
      <ServiceDetails words={words} service={service} />
    </Sheet>
  );
}

/** A balanced heading would break after the hyphen of a word that fits a line. */
const withWholeWords = (title: string) =>
  title
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 === 0 ? part : <span key={part}>{part}</span>));

const Sheet = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space.md};
  font-size: ${font.small};

  &:first-of-type {
    ${focalCardStyles('70% 50% at 70% 15%')}
  }
  > [data-scene] {
    margin-block-end: ${space.xs};
  }
  @media not all and ${media.spacious} {
    .if-tall {
      display: none;
    }
  } /* Other windows have less room. */
  > [data-list] :is(li, p) {
    text-wrap: balance;
  }
  h2 {
    font-size: min(clamp(1.5rem, 1.2rem + 1vw, 2rem), 10vw);
  }

  /* [data-list] is in service-offer.tsx. [data-scene] and all classes are in features/scenes. On a phone, scenes stand below their words. */
  @media ${media.phone} {
    gap: ${space.sm};
    > [data-scene] {
      grid-row: 2;
      margin-block: ${space.xs};
    }
  }
  @media ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :not([data-list]) {
      grid-column: 1 / -1;
    }
    && > [data-scene] > div {
      font-size: min(${font.body}, max(13px, 5cqi));
    }
    .panel:has(.voice) {
      grid-template-rows: auto 1fr auto;
    }
    .voice {
      align-content: center;
    }
    .voice svg {
      height: clamp(4.5rem, 9vw, 7rem);
    }
    .voice ~ .talk {
      @container (width >= 36rem) {
        grid-template-columns: 1fr 1fr auto;
        gap: 1.5em;
      }
    }
  }
  @media ${media.mediumToSpacious} {
    column-gap: ${space.lg};
    > [data-scene] {
      grid-row: 2;
    }
  }
  @media ${media.spacious} {
    grid-column: 1 / -1;
    column-gap: ${space.xl};

    &:not([data-place='half']) ul:has(strong) {
      gap: ${space.lg};
      li:not(:has(strong)) {
        margin-block-start: -${space.sm};
      }
    }
    &[data-place='half'] {
      grid-column: auto;
      grid-row: span 4;
      grid-template-rows: subgrid;
    }
    &[data-place='row']:has(> [data-scene]) {
      grid-template: repeat(3, auto) 1fr / minmax(0, 5fr) minmax(0, 7fr);
      > * {
        grid-column: 1;
      }
      > [data-scene] {
        grid-area: 1 / 2 / span 4;
      }
      ul:has(strong) {
        grid-template-columns: 1fr 1fr;
        align-items: end;
        li:has([data-nowrap], strong) {
          grid-column: auto;
        }
        li:not(:first-of-type) strong {
          font-size: 1.5rem;
        }
      }
    }
  }
  @media ${media.print} {
    && {
      display: block;
      margin-block-end: ${space.xl};
      padding: 0;
      border: 0;
    }
    && > * {
      margin-block-start: ${space.md};
    }
  }
`;

const Words = styled.div`
  display: grid;
  align-self: start;
  gap: ${space.sm};

  p:first-of-type {
    color: ${color.accent};
    font-size: ${font.small};
    font-weight: 500;
    text-wrap: balance;
    letter-spacing: ${tracking.title};
  }
  p:last-of-type {
    color: ${color.text};
    font-size: ${font.body};
    text-wrap: balance;
    @media ${media.phone} {
      font-size: 1rem;
      line-height: 1.5;
    }
  }
  h2 span {
    display: inline-block;
  }
`;
