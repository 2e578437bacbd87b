import styled from 'styled-components';
import { homePage } from '#content/home-page.ts';
import { consultationAbout } from '#content/navigation.ts';
import { priceText } from '#content/price.ts';
import type { Service } from '#content/services.ts';
import { media } from '#styles/media.ts';
import { color, font, space, tracking } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card, cardPaint } from '#ui/card.tsx';
import { Scene } from '#ui/scenes/scene.tsx';

/** The service that the others gather around. */
export function FeaturedService({ service }: { service: Service }) {
  return (
    <Featured as="article">
      {service.scene && <Scene name={service.scene} />}
      <div>
        <h3>{service.title}</h3>
        <p>{service.description}</p>
        <footer>
          <ButtonLink href={consultationAbout(service)}>
            {homePage.services.startWebsite}
          </ButtonLink>
          <p>
            <strong>{priceText(service.price)}</strong> · {service.timeline}
          </p>
        </footer>
      </div>
    </Featured>
  );
}

const Featured = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.lg};
  ${cardPaint({
    edge: color.accent,
    light: `radial-gradient(80% 60% at 50% 30%, ${color.accentGlow}, transparent)`,
  })}

  > svg, > div { flex: 1 1 17rem; }
  > div {
    display: grid;
    gap: ${space.md};
  }
  h3 {
    font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem);
    letter-spacing: ${tracking.heading};
    text-wrap: wrap;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.md} ${space.lg};
    margin-top: ${space.xs};
    font-size: ${font.small};
  }
  footer p::first-letter { text-transform: uppercase; }
  strong { color: ${color.text}; font-size: ${font.body}; font-weight: 550; }

  @media ${media.spacious} {
    flex-flow: column;

    > div { flex: none; }
  }
`;
