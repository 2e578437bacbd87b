import { Check } from 'lucide';
import styled from 'styled-components';
import { consultationAbout } from '#content/navigation.ts';
import { priceText } from '#content/price.ts';
import type { Service } from '#content/services.ts';
import { servicesPage } from '#content/services-page.ts';
import { media } from '#styles/media.ts';
import { color, font, space, tracking } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { foldStyles } from '#ui/fold.styles.ts';
import { Icon } from '#ui/icon.tsx';
import { figureStyles, isOneWord } from '#ui/statistics.tsx';

export function ServiceOffer({ service }: { service: Service }) {
  return (
    <Sheet>
      <Lists>
        <details data-room={media.medium}>
          <summary>
            <h3>{servicesPage.offered}</h3>
          </summary>
          <Features>
            {service.features.map((feature) => (
              <li key={feature}>
                <Icon icon={Check} />
                {feature}
              </li>
            ))}
          </Features>
        </details>
        <details open>
          <summary>
            <h3>{servicesPage.results}</h3>
          </summary>
          <Benefits>
            {service.benefits.map(({ figure, text }) => (
              <li key={text}>
                {figure && <strong data-whole={isOneWord(figure)}>{figure}</strong>}{' '}
                <span>{text}</span>
              </li>
            ))}
          </Benefits>
        </details>
      </Lists>
      <Terms>
        <dl>
          <div>
            <dt>{servicesPage.timeline}</dt>
            <dd>{service.timeline}</dd>
          </div>
          <div>
            <dt>{servicesPage.investment}</dt>
            <dd>{priceText(service.price)}</dd>
          </div>
        </dl>
        <ButtonLink href={consultationAbout(service)}>{servicesPage.choose}</ButtonLink>
      </Terms>
    </Sheet>
  );
}

/** From the edges of a sheet, and from the line in its middle, to its words. */
export const SHEET_PADDING = `clamp(${space.lg}, 1rem + 1.5vw, 2.5rem)`;

const Sheet = styled(Card)`
  padding: 0;
`;

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  overflow: clip;

  h3 { font-size: ${font.h3}; }
  /* A line to the left and above; where the list itself ends there, it is clipped. */
  details { box-shadow: -1px -1px ${color.hairline}; }
  details > :not(summary) { padding: 0 ${SHEET_PADDING} ${SHEET_PADDING}; }
  ${foldStyles}
  summary { padding: ${space.md} ${SHEET_PADDING}; }

  /* Where there is room for both lists, or nothing to open them with, neither folds. */
  @supports selector(::details-content) {
    @media ${media.medium}, ${media.noScript}, ${media.print} {
      details { padding: ${SHEET_PADDING}; }
      details > :not(summary) { padding: ${space.lg} 0 0; }
      details::details-content { content-visibility: visible; }
      summary { display: contents; pointer-events: none; }
      summary::after { content: none; }
    }
  }
`;

const Features = styled.ul`
  display: grid;
  gap: ${space.md};

  li { display: flex; gap: ${space.sm}; }
  svg { margin-top: 0.15em; color: ${color.accent}; }
`;

const Terms = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.lg};
  padding: ${space.lg} ${SHEET_PADDING};
  border-top: 1px solid ${color.hairline};

  dl { display: flex; flex-wrap: wrap; gap: ${space.md} ${space.xxl}; }
  dt { color: ${color.textFaint}; font-size: ${font.small}; }
  dd {
    color: ${color.text};
    font-size: ${font.h3};
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    letter-spacing: ${tracking.title};
  }
  dd::first-letter { text-transform: uppercase; }

  > a { flex: 1 1 auto; }
  @media ${media.medium} { > a { flex: 0 1 auto; } }
`;

const Benefits = styled.ul`
  display: grid;
  gap: ${space.md};

  li ~ li { padding-top: ${space.md}; border-top: 1px solid ${color.hairline}; }
  strong {
    display: block;
    ${figureStyles}
    font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem);
    line-height: 1.2;
  }
  strong::first-letter { text-transform: uppercase; }
`;
