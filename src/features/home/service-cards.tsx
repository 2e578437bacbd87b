import { ArrowRight } from 'lucide';
import styled, { css } from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { Scene } from '#features/scenes/scene.tsx';
import { panelColors } from '#features/scenes/scene-panel.tsx';
import { color, font, media, scheme, space } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PriceText } from '#ui/price-text.tsx';
import { lightStyles, Offer, Panel, PanelTitle, PanelWords, Price } from './panel.tsx';

type CardProps = { words: SiteWords; service: Service };

export function FeaturedService({ words, service }: CardProps) {
  const { startFeatured } = words.homePage.services;
  return (
    <FeaturedPanel>
      <FeaturedBody $hasScene={service.scene !== undefined}>
        <PanelWords>
          <FeaturedTitle>{service.title}</FeaturedTitle>
          {service.description && <Description>{service.description}</Description>}
          <Offer>
            {startFeatured && (
              <ButtonLink href={words.consultationAbout(service)}>{startFeatured}</ButtonLink>
            )}
            <p>
              <Price>
                <PriceText>{words.priceText(service.price)}</PriceText>
              </Price>{' '}
              <Timeline>{service.timeline}</Timeline>
            </p>
          </Offer>
        </PanelWords>
        {service.scene && (
          <Scene name={service.scene} layout="featured" words={words.conversation} />
        )}
      </FeaturedBody>
    </FeaturedPanel>
  );
}

type ServiceCardProps = CardProps & { isWide: boolean };

/** The whole card is a link to the service. A card without a drawing says more of it. */
export function ServiceCard({ words, service, isWide }: ServiceCardProps) {
  const { scene } = service;
  const Card = cards[scene ?? 'plain'];
  return (
    <Card $isWide={isWide}>
      <CardBody $hasScene={scene !== undefined}>
        {scene && <CroppedScene name={scene} layout="card" words={words.conversation} />}
        <CardWords>
          <PanelTitle>
            <PanelLink href={`${words.pages.services}#${service.id}`}>{service.title}</PanelLink>
          </PanelTitle>
          {service.subtitle && <p>{service.subtitle}</p>}
          {!scene && service.description && <p>{service.description}</p>}
          <More>
            <Price>
              <PriceText>{words.priceText(service.price)}</PriceText>
            </Price>
            <Arrow icon={ArrowRight} pointsAlong />
          </More>
        </CardWords>
      </CardBody>
    </Card>
  );
}

/** Words and drawing stand beside each other unless a visitor enlarges text. */
const ROOMY = '(width >= 30rem)';
const WIDE = '(width >= 38rem)';

const besideStyles = css`
  @container ${WIDE} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
    column-gap: ${space.xxl};
  }
`;

type BodyProps = { $hasScene: boolean };

const FeaturedPanel = styled(Panel)`
  ${lightStyles}
`;

const FeaturedBody = styled.div<BodyProps>`
  display: grid;
  gap: ${space.lg};
  padding: min(${space.xl}, 6.2vw);
  ${({ $hasScene }) => $hasScene && besideStyles}
  @media ${media.wider} {
    padding: ${space.xxl};
  }
`;

const FeaturedTitle = styled(PanelTitle)`
  font-size: clamp(1.75rem, 0.5rem + 2.4vw, 2.75rem);
  text-wrap: wrap;
`;

const Description = styled.p`
  max-width: 34rem;
  font-size: clamp(1rem, 1.6vw, 1.25rem);
`;

const Timeline = styled.span`
  display: inline-block;
`;

type PlaceProps = { $isWide: boolean };

const wholeRow = css`
  grid-column: 1 / -1;
`;

const SmallPanel = styled(Panel)<PlaceProps>`
  ${({ $isWide }) => $isWide && wholeRow}
`;

/** The grounds of the cards go from the night to the day. */
const NightCard = styled(SmallPanel)`
  background: linear-gradient(150deg, ${color.surfaceRaised}, ${color.surface});
`;

const deepStyles = css`
  ${panelColors({ small: color.onButton, asked: color.panelBottom })}
  color: ${color.onButton};
  background: linear-gradient(130deg, ${color.buttonBottom}, ${color.workingStrong});
`;

const paleStyles = css`
  background: linear-gradient(130deg, ${color.groundLit}, ${color.surfaceRaised});
`;

const LitCard = styled(SmallPanel)`
  ${scheme === 'dark' ? deepStyles : paleStyles}
`;

const RisingCard = styled(SmallPanel)`
  background: linear-gradient(
    150deg,
    ${color.surfaceRaised},
    color-mix(in oklab, ${color.surface}, ${color.workingStrong} 45%)
  );
`;

const DayCard = styled(SmallPanel)`
  ${lightStyles}
`;

const cards = {
  plain: NightCard,
  browser: NightCard,
  inbox: NightCard,
  chat: LitCard,
  call: RisingCard,
  texts: DayCard,
};

/** All drawings end at the same distance from their card's edges, whatever they hold. */
const CroppedScene = styled(Scene)`
  position: relative;
  min-height: 10rem;
  mask-image: linear-gradient(#000 70%, transparent);

  > * {
    position: absolute;
    inset: 0;
  }
  @container ${ROOMY} {
    min-height: 17.5rem;
    mask: none;
  }
`;

/** The prices of a row of cards stand on one line. */
const CardWords = styled(PanelWords)`
  @container ${ROOMY} {
    grid-template-rows: auto auto 1fr;
  }
`;

const beside = css`
  grid-template-rows: auto 1fr;

  @container ${ROOMY} {
    grid-template: 1fr / minmax(0, 5fr) minmax(0, 6fr);
  }
`;

const CardBody = styled.div<BodyProps>`
  display: grid;
  gap: ${space.md} ${space.lg};
  height: 100%;
  min-height: 19rem;
  padding: 1.25rem;
  ${({ $hasScene }) => $hasScene && beside}
  @container ${ROOMY} {
    padding: 1.75rem;
  }
`;

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

const More = styled.p`
  align-self: end;
  font-size: ${font.small};
`;

/** Without a width it never stands alone on a line. */
const Arrow = styled(Icon)`
  display: inline-block;
  margin-inline-end: -1.25em;
  vertical-align: -0.25em;
`;
