import { ArrowDown } from 'lucide';
import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, motion, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { checkStyles } from '#ui/check.styles.ts';
import { Icon } from '#ui/icon.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PriceText } from '#ui/price-text.tsx';

export function ServicesHead({ words }: { words: SiteWords }) {
  const { priceText, services, servicesPage } = words;
  const prices = (
    <Prices aria-label={servicesPage.jumpLinks || undefined}>
      {services.map(({ id, title, price }, index) => {
        const isLast = index === services.length - 1;
        const Link = isLast ? ServiceLink : RuledLink;
        return (
          <Link key={id} href={`#${id}`}>
            <Name>{title}</Name>{' '}
            <Price>
              <PriceText>{priceText(price)}</PriceText>
            </Price>
            <Arrow icon={ArrowDown} />
          </Link>
        );
      })}
    </Prices>
  );
  return (
    <PageHead title={servicesPage.title} lead={servicesPage.lead} aside={prices}>
      {servicesPage.included && <Included>{servicesPage.included}</Included>}
    </PageHead>
  );
}

const Included = styled.p`
  display: flex;
  gap: ${space.sm};
  color: ${color.text};
  font-weight: 500;

  &::before {
    ${checkStyles}
    color: ${color.accent};
  }
`;

/** Without the margin, the longest name and its price nearly touch. */
const Prices = styled.nav`
  display: grid;
  align-self: stretch;
  overflow: clip;
  ${cardStyles()}

  @media ${media.wide} {
    margin-inline-start: -${space.lg};
  }
`;

const ServiceLink = styled.a`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 ${space.xs};
  padding: ${space.xs} min(${space.lg}, 5vw);
  color: ${color.text};
  font-size: ${font.small};
  line-height: 1.4;
  text-decoration: none;
  transition:
    color ${motion.feedback},
    background ${motion.feedback};

  @media ${media.medium} {
    grid-template-columns: 1fr auto auto;
    column-gap: ${space.sm};
    padding: ${space.sm} ${space.md};
  }
  @media ${media.hover} {
    &:hover {
      background: ${color.hairline};
    }
  }
`;

const RuledLink = styled(ServiceLink)`
  border-bottom: 1px solid ${color.hairline};
`;

/** Without the limit, the longest name takes one line in some typefaces and two in others. */
const Name = styled.span`
  font-weight: 550;

  @media ${media.medium} {
    max-width: 15rem;
  }
`;

const Price = styled.small`
  color: ${color.textMuted};
  font-size: ${font.small};

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Arrow = styled(Icon)`
  grid-area: 1 / 2 / span 2;
  color: ${color.accent};
  transition: translate ${motion.feedback};

  @media ${media.medium} {
    grid-area: auto;
  }
  @media ${media.hover} {
    ${ServiceLink}:hover & {
      translate: 0 0.2rem;
    }
  }
`;
