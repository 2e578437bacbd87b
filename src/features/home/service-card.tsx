import styled from 'styled-components';
import { pages } from '#content/navigation.ts';
import { priceText } from '#content/price.ts';
import type { Service } from '#content/services.ts';
import { color, font, radius, space } from '#styles/tokens.ts';
import { Card } from '#ui/card.tsx';
import { Scene } from '#ui/scenes/scene.tsx';

/** One of the smaller services; the whole card leads to what the services page says about it. */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <Small as="article">
      {service.scene && <Scene name={service.scene} isSmall />}
      <h3>
        <a href={`${pages.services}#${service.id}`}>{service.title}</a>
      </h3>
      <p>{service.subtitle}</p>
      {!service.scene && <p>{service.description}</p>}
      <small>{priceText(service.price)}</small>
    </Small>
  );
}

const FADING = `transparent, ${color.ground} 12% 88%, transparent`;

const Small = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  padding: ${space.lg};

  /* Small, a drawing shows its one gesture, and fades where the rest of it would be. */
  > svg {
    margin-bottom: ${space.sm};
    mask:
      linear-gradient(${FADING}) intersect,
      linear-gradient(90deg, ${FADING});
  }
  h3 { font-size: ${font.body}; }
  p { font-size: ${font.small}; }
  p:not(:first-of-type) { color: ${color.textFaint}; }
  small {
    margin-top: auto;
    padding-top: ${space.sm};
    color: ${color.text};
    font-size: ${font.body};
    font-weight: 550;
  }

  small::first-letter { text-transform: uppercase; }

  a { text-decoration: none; }
  a::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  /* The whole card is the link, so the ring is drawn around the card. */
  a:focus-visible { outline: none; }
  a:focus-visible::before {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;
