import { Check } from 'lucide';
import styled from 'styled-components';
import { consultationAbout } from '#content/navigation.ts';
import { priceText } from '#content/price.ts';
import type { Service } from '#content/services.ts';
import { servicesPage } from '#content/services-page.ts';
import { color, font, media, space, tracking } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { figureStyles, isOneWord } from '#ui/statistics.tsx';

/** How soon, from what price, and the way to it: what decides, right below what it is. */
export function ServiceTerms({ service }: { service: Service }) {
  const { id, timeline, price } = service;
  return (
    <Terms>
      <dl>
        <div>
          <dt>{servicesPage.timeline}</dt>
          <dd>{timeline}</dd>
        </div>
        <div>
          <dt>{servicesPage.investment}</dt>
          <dd>{priceText(price)}</dd>
        </div>
      </dl>
      <ButtonLink
        id={`${id}-start`}
        href={consultationAbout(service)}
        // Read in a list of links, each says what it starts.
        aria-labelledby={`${id}-start ${id}-title`}
      >
        {servicesPage.choose}
      </ButtonLink>
    </Terms>
  );
}

const Terms = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md} ${space.lg};
  margin-block-start: ${space.xs};
  padding-block-start: ${space.lg};
  border-block-start: 1px solid ${color.hairline};

  /* On a phone both stand in one row, so that the button is always at the same place. */
  dl { display: flex; flex: 1 1 auto; flex-wrap: wrap; justify-content: space-between; gap: ${space.sm}; }
  dt { color: ${color.textFaint}; font-size: ${font.tiny}; }
  dd {
    color: ${color.text};
    font-size: ${font.body};
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    letter-spacing: ${tracking.title};
    line-height: 1.4;
  }
  dd::first-letter { text-transform: uppercase; }
  a { flex: 1 1 auto; }
  @media ${media.medium} {
    dl { flex: 0 1 auto; column-gap: ${space.lg}; }
    dl > div:first-of-type { min-width: 9rem; }
    a { flex: 0 1 auto; }
  }
`;

/** All that is offered, and what to expect of it. */
export function ServiceDetails({ service }: { service: Service }) {
  return (
    <Details>
      <h3>{servicesPage.offered}</h3>
      <Features>
        {service.features.map((feature) => (
          <li key={feature}>
            <Icon icon={Check} />
            {feature}
          </li>
        ))}
      </Features>
      <h3>{servicesPage.results}</h3>
      <Benefits>
        {service.benefits.map(({ figure, text }) => (
          <li key={text}>
            {figure && <strong data-whole={isOneWord(figure)}>{figure}</strong>} <span>{text}</span>
          </li>
        ))}
      </Benefits>
    </Details>
  );
}

/** Each list beside its title, or below it. */
const Details = styled.div`
  display: grid;
  gap: ${space.md} ${space.xl};

  h3 { color: ${color.textFaint}; font-size: ${font.small}; font-weight: 500; }
  @media ${media.narrow} { ul ~ h3 { margin-block-start: ${space.md}; } }
  @media ${media.wide} {
    grid-column: 1 / -1;
    grid-template-columns: 9rem 1fr;
    row-gap: ${space.xl};
    padding-block-start: ${space.xxl};
    border-block-start: 1px solid ${color.hairline};
  }
`;

const Features = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space.sm} ${space.xl};
  font-size: ${font.small};

  li { display: flex; gap: ${space.sm}; color: ${color.text}; }
  svg { margin-top: 0.1em; color: ${color.secondary}; }
`;

const Benefits = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space.lg} ${space.xl};

  li { font-size: ${font.small}; text-wrap: balance; }
  strong {
    display: block;
    ${figureStyles}
    font-size: clamp(1.5rem, 0.3rem + 2.5vw, 2.25rem);
    line-height: 1.2;
  }
  strong::first-letter { text-transform: uppercase; }
  /* Figures stand in one row, and what they measure in the next. */
  @media ${media.medium} {
    li { display: grid; grid-row: span 2; grid-template-rows: subgrid; row-gap: 0; }
    span { grid-row: 2; }
  }
`;
