import styled from 'styled-components';
import { conversation } from '#content/conversation.ts';
import { type Service, services } from '#content/services.ts';
import { color, font, media, space } from '#styles/tokens.ts';
import { Card, focalCardStyles } from '#ui/card.tsx';
import { Scene } from '#ui/scenes/scene.tsx';
import { Heading, Section } from '#ui/section.tsx';
import { ServiceDetails, ServiceTerms } from './service-offer.tsx';

export function ServicesList() {
  return (
    <Section>
      <List>
        {services.map((service) => (
          <ServiceBlock key={service.id} service={service} />
        ))}
      </List>
    </Section>
  );
}

/** The first one leads. Where there is width for it the others stand in pairs, each part beside its neighbour's. */
const List = styled.div`
  display: grid;
  gap: ${space.xl};

  @media ${media.spacious} {
    grid-template-columns: 1fr 1fr;

    > article { grid-row: span 5; }
    > article:has(> [data-scene]) { grid-template-rows: subgrid; }
    > article:is(:first-of-type, :nth-of-type(even):last-of-type) { grid-area: auto / 1 / auto / -1; grid-template-rows: none; }
    > article:is(:first-of-type, :nth-of-type(even):last-of-type) > [data-scene] { grid-area: 1 / 2 / span 2; }
    > article:is(:first-of-type, :nth-of-type(even):last-of-type):has(> [data-scene]) > [data-terms] { grid-column: 1; }
  }
  @media ${media.print} { display: block; }
`;

/** One sheet a service: in words, with what it costs and the way to it, then its picture, then all that it is. */
function ServiceBlock({ service }: { service: Service }) {
  const { id, title, subtitle, description, scene } = service;
  return (
    <Sheet as="article" id={id} aria-labelledby={`${id}-title`}>
      <Words data-alone={scene ? undefined : ''}>
        <p>{subtitle}</p>
        <Heading id={`${id}-title`}>{title}</Heading>
        <p>{description}</p>
      </Words>
      <ServiceTerms service={service} />
      {scene && <Scene name={scene} words={conversation} />}
      <ServiceDetails service={service} />
    </Sheet>
  );
}

/** In two columns where both have room; they are there before what stands in them has arrived. The first sheet is lit. */
const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(17rem, 40%)), 1fr));
  /* In two columns the picture stands beside the words, before what follows them. */
  grid-auto-flow: dense;
  gap: ${space.xl};

  &:first-of-type {
    ${focalCardStyles('70% 50% at 70% 15%')}
    column-gap: clamp(${space.xl}, 4vw, ${space.xxl});
    padding: min(clamp(${space.lg}, 0.5rem + 3vw, 3rem), 6.2vw);
    h2 { font-size: min(clamp(1.75rem, 1.2rem + 1.75vw, 2.6rem), 10vw); }
  }
  h2 { font-size: min(clamp(1.5rem, 1.2rem + 1vw, 2rem), 10vw); }
  /* Doubled, so that it holds for the first one, too. */
  @media ${media.print} {
    && { display: block; margin-block-end: ${space.xl}; padding: 0; border: 0; }
  }
`;

/** At the top of its sheet: on a bad network the picture comes later, and would move what stood in its middle. */
const Words = styled.div`
  display: grid;
  align-self: start;
  gap: ${space.md};
  font-size: ${font.lead};

  &[data-alone] { grid-column: 1 / -1; }
  p:first-of-type { color: ${color.accent}; font-size: ${font.body}; font-weight: 500; }
  /* Breaks where words end; balanced, it would break after a hyphen. */
  h2 { text-wrap: wrap; }
`;
