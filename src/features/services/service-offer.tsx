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
    <Terms data-terms="">
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
  gap: ${space.md} ${space.lg};
  grid-column: 1 / -1;
  align-self: end;
  padding-block-start: ${space.lg};
  border-block-start: 1px solid ${color.hairline};

  /* Both in one row, and the button at its end, or as wide as the row below. */
  dl { display: flex; flex: 99 1 auto; flex-wrap: wrap; gap: ${space.sm} clamp(${space.sm}, 3vw, ${space.xl}); }
  dl > div:first-of-type { min-width: min(6.75rem, 34%); }
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
`;

/** All that is offered, and what to expect of it. */
export function ServiceDetails({ service }: { service: Service }) {
  const { features, benefits, note } = service;
  return (
    <>
      <Part>
        <h3>{servicesPage.offered}</h3>
        <ul>
          {features.map((feature) => (
            <li key={feature}>
              <Icon icon={Check} />
              {feature}
            </li>
          ))}
        </ul>
      </Part>
      <Part>
        <h3>{servicesPage.results}</h3>
        <Benefits>
          {benefits.map(({ figure, text }) => (
            <li key={text}>
              {figure ? (
                <strong data-whole={isOneWord(figure)}>{figure}</strong>
              ) : (
                <Icon icon={Check} />
              )}{' '}
              <span>{text}</span>
            </li>
          ))}
        </Benefits>
        {note && <p>{note}</p>}
      </Part>
    </>
  );
}

const Part = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.md};
  padding-block-start: ${space.lg};
  border-block-start: 1px solid ${color.hairline};
  font-size: ${font.small};

  h3 { color: ${color.textFaint}; font-size: ${font.small}; font-weight: 500; }
  ul { display: grid; gap: ${space.sm}; color: ${color.text}; }
  li { display: flex; gap: 0 ${space.sm}; }
  svg { margin-top: 0.1em; color: ${color.secondary}; }
  p { padding-inline-start: ${space.md}; border-inline-start: 2px solid ${color.secondary}; color: ${color.text}; }
`;

/** A table: the figure, and what it measures beside it, or below it where it has no room. */
const Benefits = styled.ul`
  && { gap: 0 ${space.md}; color: inherit; }
  li { padding-block: ${space.sm}; }
  li:has(strong) { flex-wrap: wrap; align-items: center; }
  li:first-of-type { padding-block-start: 0; }
  li ~ li { border-block-start: 1px solid ${color.hairline}; }
  span { flex: 1 1 7rem; text-wrap: balance; }
  strong {
    flex: 0 0 34%;
    min-width: min-content;
    ${figureStyles}
    font-size: min(1.75rem, 12vw);
    line-height: 1.2;
  }
  strong::first-letter { text-transform: uppercase; }

  @media ${media.medium} {
    grid-template-columns: fit-content(50%) 1fr;
    li { grid-column: 1 / -1; }
    li:has(strong) { display: grid; grid-template-columns: subgrid; }
  }
`;
