import styled, { css } from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { scaledBy } from '#features/scenes/scene.tsx';
import { BARE_GAP, panelColors } from '#features/scenes/scene-panel.tsx';
import { color, font, media, otherColor, scheme, space } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { cardStyles } from '#ui/card.tsx';
import { PriceText } from '#ui/price-text.tsx';
import { CallBand } from './call-band.tsx';
import {
  PanelScene,
  PanelWords,
  PanelWordsBox,
  Price,
  ServicePanel,
  Title,
} from './service-panel.tsx';

type CardProps = { words: SiteWords; service: Service };

export function FeaturedService({ words, service }: CardProps) {
  const { conversation, homePage, priceText, consultationAbout } = words;
  const { startFeatured } = homePage.services;
  return (
    <FeaturedPanel>
      <PanelWordsBox>
        <FeaturedTitle>{service.title}</FeaturedTitle>
        {service.description && <Description>{service.description}</Description>}
        <Offer>
          {startFeatured && (
            <ButtonLink href={consultationAbout(service)}>{startFeatured}</ButtonLink>
          )}
          <p>
            <Price>
              <PriceText>{priceText(service.price)}</PriceText>
            </Price>{' '}
            <Timeline>{service.timeline}</Timeline>
          </p>
        </Offer>
      </PanelWordsBox>
      {service.scene && <PanelScene name={service.scene} layout="featured" words={conversation} />}
    </FeaturedPanel>
  );
}

export function ServiceCard({ words, service }: CardProps) {
  const { scene } = service;
  if (scene === 'call') return <CallBand words={words} service={service} />;
  // The drawing of a browser is too wide for a small panel.
  if (!scene || scene === 'browser')
    return (
      <PlainPanel>
        <PanelWords words={words} service={service} withDescription />
      </PlainPanel>
    );
  const GroundOfScene = panels[scene];
  return (
    <GroundOfScene>
      <PanelScene
        name={scene}
        layout={scene === 'texts' ? 'card' : 'bare'}
        words={words.conversation}
      />
      <PanelWords words={words} service={service} />
    </GroundOfScene>
  );
}

const PlainPanel = styled(ServicePanel)`
  ${cardStyles()}
`;

const lightStyles = css`
  color: ${otherColor.text};
  background: linear-gradient(160deg, ${otherColor.surfaceRaised} 30%, ${otherColor.groundLit});
`;

const FeaturedPanel = styled(ServicePanel)`
  ${lightStyles}
  @media ${media.wider} {
    grid-row: span 2;
    grid-template: auto 1fr / 1fr;
  }
`;

/** It stands on the night itself. The thread of the page runs between its words and its mails. */
const BarePanel = styled(ServicePanel)`
  ${scaledBy(1.15)}
  padding-inline: 0;
  border-block: 1px solid ${color.hairlineLit};
  border-radius: 0;
  outline: none;
  @media ${media.wider} {
    column-gap: ${BARE_GAP};
  }
`;

const deepStyles = css`
  ${panelColors({ small: color.onButton, asked: color.panelBottom })}
  color: ${color.onButton};
  background: linear-gradient(130deg, ${color.buttonBottom}, ${color.workingStrong});
`;

const paleStyles = css`
  background: linear-gradient(130deg, ${color.groundLit}, ${color.surfaceRaised});
`;

const LitPanel = styled(ServicePanel)`
  ${scaledBy(1.2)}
  ${scheme === 'dark' ? deepStyles : paleStyles}
`;

const LightPanel = styled(ServicePanel)`
  ${lightStyles}
`;

const panels = { inbox: BarePanel, chat: LitPanel, texts: LightPanel };

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

const Timeline = styled.span`
  display: inline-block;
`;
