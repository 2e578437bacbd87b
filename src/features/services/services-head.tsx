import { ArrowDown } from 'lucide';
import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, font, media, motion, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { checkStyles } from '#ui/check.styles.ts';
import { Icon } from '#ui/icon.tsx';
import { PageHead } from '#ui/page-head.tsx';

export function ServicesHead({ words }: { words: SiteWords }) {
  const { priceText, services, servicesPage } = words;
  const prices = (
    <Prices aria-label={servicesPage.jumpLinks || undefined}>
      {services.map(({ id, title, price }) => (
        <a key={id} href={`#${id}`}>
          <span>{title}</span> <small>{priceText(price)}</small>
          <Icon icon={ArrowDown} />
        </a>
      ))}
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
    ${checkStyles} color: ${color.accent};
  }
`;

const Prices = styled.nav`
  display: grid;
  align-self: stretch;
  overflow: clip;
  ${cardStyles()}

  a {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 ${space.xs};
    padding: ${space.xs} min(${space.lg}, 5vw);
    color: ${color.text};
    font-size: ${font.small};
    text-decoration: none;
    transition:
      color ${motion.feedback},
      background ${motion.feedback};
  }
  span {
    font-weight: 550;
  }
  svg {
    grid-area: 1 / 2 / span 2;
    color: ${color.accent};
    transition: translate ${motion.feedback};
  }
  a:not(:last-of-type) {
    border-bottom: 1px solid ${color.hairline};
  }
  small {
    color: ${color.textMuted};
    font-size: ${font.small};
  }
  small::first-letter {
    text-transform: uppercase;
  }

  @media ${media.medium} {
    a {
      grid-template-columns: 1fr auto auto;
      column-gap: ${space.sm};
      padding: ${space.sm} ${space.md};
    }
    svg {
      grid-area: auto;
    }
  }
  /* Without this, the longest name and its price nearly touch. */
  @media ${media.wide} {
    margin-inline-start: -${space.lg};
  }
  @media ${media.hover} {
    a:hover {
      background: ${color.hairline};
    }
    a:hover svg {
      translate: 0 0.2rem;
    }
  }
`;
