import { ArrowRight } from 'lucide';
import styled, { css } from 'styled-components';
import type { Service } from '#content/offers.ts';
import type { SiteWords } from '#content/words.ts';
import { Scene } from '#features/scenes/scene.tsx';
import { color, font, media, motion, radius, space, tracking } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';
import { PriceText } from '#ui/price-text.tsx';

/** Words and drawing stand beside each other unless a visitor enlarges text. */
export const ROOMY = '(width >= 40rem)';

export const ServicePanel = styled.article`
  position: relative;
  display: grid;
  gap: ${space.lg};
  align-items: center;
  padding: min(${space.xl}, 6.2vw);
  border-radius: ${radius.card};
  outline: 1px solid transparent; /* Forced colours show it. */
  color: ${color.text};

  @media ${media.motion} {
    &:is(:hover, :focus-within) {
      --rise: 0 -6px;
      --step: translateX(6px);
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @container ${ROOMY} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.wider} {
    grid-column: span 2;
  }
  @media ${media.print} {
    break-inside: avoid;
    padding-inline: 0;
    grid-template-columns: 1fr;
  }
`;

/** The drawing of a panel rises towards a pointer and the focus. */
export const risingStyles = css`
  translate: var(--rise);
  transition: translate ${motion.feedback};
`;

export const PanelScene = styled(Scene)`
  ${risingStyles}
`;

type PanelWordsProps = { words: SiteWords; service: Service; withDescription?: boolean };

/** The whole panel is a link to the service. */
export const PanelWords = ({ words, service, withDescription }: PanelWordsProps) => (
  <PanelWordsBox>
    <Title>
      <PanelLink href={`${words.pages.services}#${service.id}`}>{service.title}</PanelLink>
    </Title>
    {service.subtitle && <p>{service.subtitle}</p>}
    {withDescription && service.description && <p>{service.description}</p>}
    <More>
      <Price>
        <PriceText>{words.priceText(service.price)}</PriceText>
      </Price>
      <Arrow icon={ArrowRight} pointsAlong />
    </More>
  </PanelWordsBox>
);

/**
 * The words come first, although in the HTML they follow the drawing, which waits for what follows
 * it.
 */
export const PanelWordsBox = styled.div`
  order: -1;
  display: grid;
  gap: ${space.sm};
  align-content: start;
`;

export const Title = styled.h3`
  color: inherit;
  font-size: min(1.75rem, 8vw);
  line-height: 1.15;
  letter-spacing: ${tracking.heading};
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
  font-size: ${font.small};
`;

export const Price = styled.strong`
  display: inline-block;
  margin-inline-end: ${space.md};
  font-weight: 550;

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Arrow = styled(Icon)`
  display: inline-block;
  vertical-align: -0.25em;
  transform: var(--step);
  transition: transform ${motion.feedback};
`;
