import { ArrowRight } from 'lucide';
import styled, { css } from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { Scene, scaledBy } from '#features/scenes/scene.tsx';
import {
  color,
  font,
  media,
  motion,
  otherColor,
  radius,
  scheme,
  space,
  tracking,
} from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { cardStyles } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';

type CardProps = { words: SiteWords; service: Service };

export function FeaturedService({ words, service }: CardProps) {
  const { conversation, homePage, priceText, consultationAbout } = words;
  const { startFeatured } = homePage.services;
  return (
    <FeaturedPanel>
      <Words>
        <FeaturedTitle>{service.title}</FeaturedTitle>
        {service.description && <Description>{service.description}</Description>}
        <Offer>
          {startFeatured && (
            <ButtonLink href={consultationAbout(service)}>{startFeatured}</ButtonLink>
          )}
          <p>
            <Price>{priceText(service.price)}</Price> {service.timeline}
          </p>
        </Offer>
      </Words>
      {service.scene && <Scene name={service.scene} layout="featured" words={conversation} />}
    </FeaturedPanel>
  );
}

/** Each kind of service has a ground of its own. */
export function ServiceCard({ words, service }: CardProps) {
  const { conversation, pages, priceText } = words;
  // The drawing of a browser is too wide for a small panel.
  const scene = service.scene === 'browser' ? undefined : service.scene;
  const Panel = scene ? panels[scene] : PlainPanel;
  return (
    <Panel>
      {scene && (
        <Scene name={scene} layout={scene === 'texts' ? 'card' : 'bare'} words={conversation} />
      )}
      <Words>
        <Title>
          <PanelLink href={`${pages.services}#${service.id}`}>{service.title}</PanelLink>
        </Title>
        {service.subtitle && <p>{service.subtitle}</p>}
        {!scene && service.description && <p>{service.description}</p>}
        <More>
          <Price>{priceText(service.price)}</Price>
          <Arrow icon={ArrowRight} pointsAlong />
        </More>
      </Words>
    </Panel>
  );
}

/** Words and drawing stand beside each other unless a visitor enlarges text. The container is in services-overview.tsx. */
const ROOMY = '(width >= 44rem)';

const Panel = styled.article`
  position: relative;
  display: grid;
  gap: ${space.lg};
  align-items: center;
  padding: min(${space.xl}, 6.2vw);
  border-radius: ${radius.card};
  outline: 1px solid transparent; /* Forced colours show it. */
  color: ${color.text};

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @container ${ROOMY} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.spacious} {
    grid-column: span 2;
  }
  @media ${media.print} {
    break-inside: avoid;
    grid-template-columns: 1fr;
  }
`;

const PlainPanel = styled(Panel)`
  ${cardStyles()}
`;

const lightStyles = css`
  color: ${otherColor.text};
  background: linear-gradient(160deg, ${otherColor.surfaceRaised} 30%, ${otherColor.groundLit});
`;

const FeaturedPanel = styled(Panel)`
  ${lightStyles}
  @container ${ROOMY} {
    grid-template-columns: 2fr 3fr;
  }
  @media ${media.spacious} {
    grid-row: span 2;
    grid-template: auto 1fr / 1fr;
  }
`;

/** It stands on the night itself. The thread of the page runs between its words and its mails. */
const BarePanel = styled(Panel)`
  ${scaledBy(1.15)}
  padding-inline: 0;
  border-block: 1px solid ${color.hairlineLit};
  border-radius: 0;
`;

const deepStyles = css`
  color: ${color.onButton};
  background: linear-gradient(130deg, ${color.buttonBottom}, ${color.workingStrong});
`;

const paleStyles = css`
  background: linear-gradient(130deg, ${color.groundLit}, ${color.surfaceRaised});
`;

const LitPanel = styled(Panel)`
  ${scaledBy(1.2)}
  ${scheme === 'dark' ? deepStyles : paleStyles}
`;

/** Its ground is as wide as the window. The shadow makes it so without a page that scrolls sideways. */
const WidePanel = styled(Panel)`
  padding-inline: 0;
  border-radius: 0;
  background: ${color.surface};
  box-shadow: 0 0 0 100vmax ${color.surface};
  clip-path: inset(0 -100vmax);

  @media ${media.spacious} {
    grid-column: 1 / -1;
    @container ${ROOMY} {
      grid-template-columns: 1fr 3fr;
    }
  }
`;

const LightPanel = styled(Panel)`
  ${lightStyles}
`;

const panels = { inbox: BarePanel, chat: LitPanel, call: WidePanel, texts: LightPanel };

/** The words come first, although in the HTML they follow the drawing, which waits for what follows it (scenes/scene.tsx). */
const Words = styled.div`
  order: -1;
  display: grid;
  gap: ${space.sm};
  align-content: start;
`;

const Title = styled.h3`
  color: inherit;
  font-size: min(1.75rem, 8vw);
  line-height: 1.15;
  letter-spacing: ${tracking.heading};
`;

const FeaturedTitle = styled(Title)`
  font-size: clamp(1.75rem, 0.5rem + 2.4vw, 2.5rem);
  text-wrap: wrap;
`;

const Description = styled.p`
  font-size: clamp(1rem, 1.6vw, 1.25rem);
  text-wrap: balance;
`;

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.lg};
  margin-block-start: ${space.xs};
  font-size: ${font.small};
`;

const Price = styled.strong`
  display: inline-block;
  margin-inline-end: ${space.md};
  font-weight: 550;

  &::first-letter {
    text-transform: uppercase;
  }
`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  font-size: ${font.small};
`;

/** The whole panel is the link. */
const PanelLink = styled.a`
  text-decoration: none;
  outline: none;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
`;

const Arrow = styled(Icon)`
  transition: transform ${motion.feedback};
  @media ${media.hover} {
    ${Panel}:hover & {
      transform: translateX(6px);
    }
  }
`;
