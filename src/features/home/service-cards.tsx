import { ArrowRight } from 'lucide';
import styled from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { Scene } from '#features/scenes/scene.tsx';
import { color, font, media, motion, space, tracking } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card, focalCardStyles } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';

export function FeaturedService({ words, service }: CardProps) {
  const { conversation, priceText, consultationAbout } = words;
  const { startFeatured } = words.homePage.services;
  return (
    <FeaturedCard as="article">
      <div>
        <h3>{service.title}</h3>
        <p>{service.description}</p>
        <footer>
          <ButtonLink href={consultationAbout(service)}>{startFeatured}</ButtonLink>
          <p>
            <strong>{priceText(service.price)}</strong> <span>{service.timeline}</span>
          </p>
        </footer>
      </div>
      {service.scene && <Scene name={service.scene} words={conversation} />}
    </FeaturedCard>
  );
}

type CardProps = { words: SiteWords; service: Service };

const FeaturedCard = styled(Card)`
  display: grid;
  gap: ${space.xl};
  grid-template-rows: auto 1fr;
  ${focalCardStyles('80% 60% at 50% 70%')}

  > div:not([data-scene]) { display: grid; align-content: start; gap: ${space.md}; }
  h3 { font-size: clamp(1.5rem, 0.5rem + 2.4vw, 2.5rem); letter-spacing: ${tracking.heading}; text-wrap: wrap; }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.md} ${space.lg};
    font-size: ${font.small};
  }
  footer p { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${space.lg}; }
  strong::first-letter { text-transform: uppercase; }
  strong { color: ${color.text}; font-size: ${font.body}; font-weight: 550; }

  > div > p { font-size: clamp(1rem, 1.6vw, 1.25rem); text-wrap: balance; }
  @media ${media.mediumToSpacious} { grid-template: auto / 2fr 3fr; }
  @media ${media.print} { grid-template: auto / 1fr; }
`;

export function ServiceCard({ words, service }: CardProps) {
  const { conversation, pages, priceText } = words;
  // The drawing of a browser is too wide for a small card.
  const scene = service.scene === 'browser' ? undefined : service.scene;
  return (
    <SmallCard as="article">
      {scene && <Scene name={scene} layout="card" words={conversation} />}
      <h3>
        <a href={`${pages.services}#${service.id}`}>{service.title}</a>
      </h3>
      <p>{service.subtitle}</p>
      {!scene && <p>{service.description}</p>}
      <footer>
        <small>{priceText(service.price)}</small>
        <Icon icon={ArrowRight} />
      </footer>
    </SmallCard>
  );
}

const SmallCard = styled(Card)`
  display: grid;
  gap: ${space.xs};
  grid-template-rows: auto auto 1fr;
  padding: min(${space.lg}, 6.2vw);
  transition: border-color ${motion.feedback};

  h3 { margin-block-start: ${space.sm}; font-size: 1.125rem; @media ${media.spacious} { max-width: 11em; font-size: ${font.h3}; } }
  > p { font-size: ${font.small}; }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.sm};
    margin-block-start: auto;
    padding-block-start: ${space.sm};
  }
  footer svg {
    padding: 0.5rem;
    width: 2.25rem;
    height: 2.25rem;
    border: 1px solid ${color.hairlineLit};
    border-radius: 50%;
    color: ${color.accent};
    transition: color ${motion.feedback}, background ${motion.feedback}, transform ${motion.feedback};
  }
  footer small { font-size: ${font.small}; }

  &:has(> [data-scene]) {
    @media ${media.medium} { grid-template-rows: subgrid; }
    @media ${media.phone} {
      /* Scene and words share a row, unless the text is large. The container is the grid of services-overview.tsx. */
      @container (width > 20rem) {
        grid-template: auto 1fr auto / 8.5rem minmax(0, 1fr);
        gap: ${space.xxs} ${space.sm};
        padding: ${space.md};
        > [data-scene] { grid-row: 1 / -1; align-items: center; }
        h3 { margin: 0; }
        footer { gap: 0; padding: ${space.xs} 0 0; }
        footer small { font-size: 0.875rem; }
        footer svg { width: 1.25rem; height: 1.25rem; padding: 0; border: 0; }
      }
    }
  }
  footer small::first-letter { text-transform: uppercase; }

  /* The whole card is the link. */
  a { text-decoration: none; outline: none; }
  a::before { content: ''; position: absolute; inset: -1px; }
  &:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  @media ${media.hover} {
    &:hover { border-color: ${color.accent}; }
    &:hover footer svg { color: ${color.onButton}; background: ${color.buttonTop}; transform: translateX(4px); }
  }
`;
