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
import { Icon } from '#ui/icon.tsx';
import { BenefitList } from './benefit-list.tsx';

/** What a client gets from one service, how soon, for how much, and the way to it. */
export function ServiceOffer({ service }: { service: Service }) {
  return (
    <Sheet>
      <Lists>
        <section>
          <Label>{servicesPage.offered}</Label>
          <Features>
            {service.features.map((feature) => (
              <li key={feature}>
                <Icon icon={Check} />
                {feature}
              </li>
            ))}
          </Features>
        </section>
        <section>
          <Label>{servicesPage.results}</Label>
          <BenefitList benefits={service.benefits} />
        </section>
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

const Sheet = styled(Card)`
  padding: 0;
`;

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  overflow: clip;

  /* A line to the left and above; where the list itself ends there, it is clipped. */
  > section {
    padding: clamp(${space.lg}, 1rem + 1.5vw, 2.5rem);
    box-shadow: -1px -1px ${color.hairline};
  }
`;

const Label = styled.h3`
  margin-bottom: ${space.lg};
  font-size: ${font.h3};
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
  padding: ${space.lg} clamp(${space.lg}, 1rem + 1.5vw, 2.5rem);
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
