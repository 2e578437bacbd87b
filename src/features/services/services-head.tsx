import { Check } from 'lucide';
import styled from 'styled-components';
import { services } from '#content/services.ts';
import { servicesPage } from '#content/services-page.ts';
import { color, font, radius, size, space } from '#styles/tokens.ts';
import { Icon } from '#ui/icon.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Container } from '#ui/section.tsx';

/** What holds for all services, and the short way to each. */
export function ServicesHead() {
  return (
    <>
      <PageHead title={servicesPage.title} lead={servicesPage.lead} />
      <Container>
        <Included>
          <Icon icon={Check} />
          {servicesPage.included}
        </Included>
        <ShortWays aria-label={servicesPage.shortWays}>
          {services.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </ShortWays>
      </Container>
    </>
  );
}

const Included = styled.p`
  display: flex;
  gap: ${space.sm};
  margin-top: ${space.lg};
  color: ${color.text};
  font-weight: 500;

  svg { flex: none; margin-top: 0.15em; color: ${color.secondary}; }
`;

const ShortWays = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin-top: ${space.xl};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.touch};
    padding-inline: 0.875rem;
    border: 1px solid ${color.hairline};
    border-radius: ${radius.pill};
    background: ${color.surface};
    font-size: ${font.tiny};
    text-decoration: none;
  }
  a:hover { color: ${color.text}; border-color: ${color.hairlineLit}; }
`;
