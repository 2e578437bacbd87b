import styled from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, space, tracking } from '#styles/tokens.ts';
import { Card, focalCardStyles } from '#ui/card.tsx';
import { Scene } from '#ui/scenes/scene.tsx';
import { Heading, Section } from '#ui/section.tsx';
import { ServiceDetails, ServiceTerms } from './service-offer.tsx';

export function ServicesList({ words }: { words: SiteWords }) {
  return (
    <Section>
      <List>
        {words.services.map((service) => (
          <ServiceBlock key={service.id} words={words} service={service} />
        ))}
      </List>
    </Section>
  );
}

const List = styled.div`
  display: grid;
  gap: ${space.lg};
  @media ${media.print} { display: block; }
`;

function ServiceBlock({ words, service }: { words: SiteWords; service: Service }) {
  const { id, title, subtitle, description, scene } = service;
  return (
    <Sheet as="article" id={id} aria-labelledby={`${id}-title`}>
      {scene && <Scene name={scene} words={words.conversation} />}
      <Words>
        <p>{subtitle}</p>
        <Heading id={`${id}-title`}>{title}</Heading>
        <p>{description}</p>
      </Words>
      <ServiceTerms words={words} service={service} />
      <ServiceDetails words={words} service={service} />
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.md};
  padding: min(clamp(${space.lg}, 0.5rem + 3vw, 1.75rem), 6.2vw);
  overflow: clip;
  font-size: ${font.small};

  > [data-scene] { background: none; }
  > [data-scene] > div { min-height: 0; padding-block: ${space.xs}; }

  &:first-of-type { ${focalCardStyles('70% 50% at 30% 15%')} }
  h2 { font-size: min(clamp(1.5rem, 1.2rem + 1vw, 2.25rem), 10vw); }

  @media ${media.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); > [data-part] { grid-column: auto; } > * { grid-column: 1 / -1; } }
  @media ${media.spacious} {
    grid-template: auto auto 1fr / minmax(0, 8fr) repeat(2, minmax(0, 6fr));
    gap: ${space.md} ${space.xl};
    > * { grid-column: 2 / -1; }
    > [data-scene] { grid-area: 1 / 1 / span 3; }
    > [data-scene] > div { padding-inline: ${space.xs}; font-size: ${font.body}; }
    && .panel { max-width: none; }

    &:nth-of-type(even) {
      grid-template-columns: repeat(2, minmax(0, 6fr)) minmax(0, 8fr);
      > * { grid-column: 1 / 3; }
      > [data-scene] { grid-column: 3; }
    }
    && > [data-part] { grid-column: auto; }
  }
  /* The doubled && overrides the rule of the first one. */
  @media ${media.print} {
    && { display: block; margin-block-end: ${space.xl}; padding: 0; border: 0; }
    && > * { margin-block-start: ${space.md}; }
  }
`;

const Words = styled.div`
  display: grid;
  align-self: start;
  gap: ${space.sm};

  p:first-of-type { color: ${color.accent}; font-size: ${font.small}; font-weight: 500; letter-spacing: ${tracking.title}; }
  /* Balanced text would break after a hyphen. */
  h2 { text-wrap: wrap; }
`;
