import styled from 'styled-components';
import { type Service, services } from '#content/services.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, space } from '#styles/tokens.ts';
import { cardStyles, focalCardStyles } from '#ui/card.tsx';
import { Scene } from '#ui/scenes/scene.tsx';
import { Heading, Section } from '#ui/section.tsx';
import { ServiceOffer, SHEET_PADDING } from './service-offer.tsx';

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
  gap: clamp(5rem, 3rem + 7vw, 9rem);
`;

function ServiceBlock({ service }: { service: Service }) {
  const { id, title, subtitle, description, note, scene } = service;
  return (
    <Block id={id} aria-labelledby={`${id}-title`}>
      <Opening data-picture={scene && ''}>
        <Words>
          <Subtitle>{subtitle}</Subtitle>
          <Heading id={`${id}-title`}>{title}</Heading>
          <p>{description}</p>
          {note && <Note>{note}</Note>}
        </Words>
        {scene && (
          <Picture>
            <Scene name={scene} />
          </Picture>
        )}
      </Opening>
      <ServiceOffer service={service} />
    </Block>
  );
}

const Block = styled.article`
  display: grid;
  gap: ${space.xl};

  @media ${media.medium} {
    &:nth-of-type(even) > [data-picture] > div ~ div { order: -1; }
  }

  /* The first one leads: it is one sheet, lit, on which everything stands. */
  &:first-of-type {
    gap: 0;
    border-radius: calc(${radius.card} * 1.5);
    ${focalCardStyles('70% 50% at 70% 15%')}

    > div:first-of-type { padding: ${SHEET_PADDING}; }
    > div:first-of-type > div ~ div { border-color: transparent; background: none; }
    > div ~ div {
      border: solid ${color.hairline};
      border-width: 1px 0 0;
      border-radius: 0;
      background: none;
    }
  }
`;

/** The words stand where they are read from the first: centred, they would move when their picture comes. */
const Opening = styled.div`
  display: grid;
  align-items: start;
  gap: ${space.xl} calc(2 * ${SHEET_PADDING});

  /* The picture has its half of the room before it is there. */
  &[data-picture] { grid-template-columns: repeat(auto-fill, minmax(min(100%, max(18rem, 40%)), 1fr)); }
  @media ${media.wide} {
    &[data-picture] > div:first-of-type { margin-top: ${space.xxl}; }
  }
`;

const Words = styled.div`
  display: grid;
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
  padding-inline-start: ${space.md};
  border-inline-start: 2px solid ${color.secondary};
  color: ${color.text};
  font-size: ${font.body};
`;

const Picture = styled.div`
  ${cardStyles()}
  border-radius: calc(${radius.card} * 1.5);

  @media ${media.print} { display: none; }
`;
