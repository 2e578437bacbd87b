import styled from 'styled-components';
import { conversation } from '#content/conversation.ts';
import { type Service, services } from '#content/services.ts';
import { color, font, media, radius, space } from '#styles/tokens.ts';
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

const List = styled.div`
  display: grid;
  gap: clamp(${space.xl}, 1rem + 4vw, 4.5rem);
`;

/** One sheet a service: in words, with what it costs and the way to it, then its picture, then all that it is. */
function ServiceBlock({ service }: { service: Service }) {
  const { id, title, subtitle, description, note, scene } = service;
  return (
    <Sheet as="article" id={id} aria-labelledby={`${id}-title`}>
      <Words>
        <Subtitle>{subtitle}</Subtitle>
        <Heading id={`${id}-title`}>{title}</Heading>
        <p>{description}</p>
        <ServiceTerms service={service} />
        {note && <Note>{note}</Note>}
      </Words>
      {scene && <Scene name={scene} words={conversation} />}
      <ServiceDetails service={service} />
    </Sheet>
  );
}

/** The first one leads: it is lit, and has the larger picture. */
const Sheet = styled(Card)`
  display: grid;
  gap: ${space.xl};
  padding: min(clamp(${space.lg}, 0.5rem + 3vw, 3rem), 6.2vw);
  border-radius: calc(${radius.card} * 1.5);

  @media ${media.wide} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    gap: ${space.xxl};

    > div:first-of-type:nth-last-of-type(2) { grid-column: 1 / -1; }
  }
  &:first-of-type {
    ${focalCardStyles('70% 50% at 70% 15%')}
    @media ${media.wide} { grid-template-columns: 5fr 6fr; }
  }
  /* Doubled, so that it holds for the first one, too, and for what stands in it. */
  @media ${media.print} {
    && { padding: 0; border: 0; }
    &&, && > div, && ul { grid-template-columns: 1fr; }
  }
`;

/** At the top of its sheet: on a bad network the picture comes later, and would move what stood in its middle. */
const Words = styled.div`
  display: grid;
  align-self: start;
  gap: ${space.md};
  font-size: ${font.lead};

  /* Breaks where words end; balanced, it would break after a hyphen. */
  h2 { text-wrap: wrap; }
`;

/** Read after the title it belongs to, drawn above it. */
const Subtitle = styled.p`
  color: ${color.accent};
  font-size: ${font.body};
  font-weight: 500;
`;

const Note = styled.p`
  margin-block-start: ${space.xs};
  padding-inline-start: ${space.md};
  border-inline-start: 2px solid ${color.secondary};
  color: ${color.text};
  font-size: ${font.small};
  text-wrap: balance;
`;
