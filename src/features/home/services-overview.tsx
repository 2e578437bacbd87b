import styled, { css } from 'styled-components';
import { homePage } from '#content/home-page.ts';
import { services } from '#content/services.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.ts';
import { Section, SectionHead } from '#ui/section.tsx';
import { FeaturedService, ServiceCard } from './service-cards.tsx';

export function ServicesOverview() {
  const [featured, ...others] = services;
  return (
    <Section id="services">
      <SectionHead {...homePage.services} />
      <Grid>
        <FeaturedService service={featured} />
        {others.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </Grid>
    </Section>
  );
}

/** Lies on its side: what has more width than its neighbours has its drawing beside its words. */
const aside = css`
  &:has(> svg) {
    display: grid;
    grid-template: 1fr auto 1fr / minmax(0, 18rem) minmax(0, 1fr);
    column-gap: ${space.lg};

    > svg { grid-row: 1 / -1; margin: 0; }
    > h3 { align-self: end; }
    > footer { margin: 0; }
  }
`;

/** No row ends before its time, from three services to eight: those left over quota the room there is. */
const Grid = styled.div`
  display: grid;
  gap: ${space.lg};

  @media ${media.mediumOnly} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child { grid-column: span 2; }
    > :nth-child(even):last-child { grid-column: span 2; ${aside} }
  }
  @media ${media.spacious} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > * { grid-column: span 3; }
    > :first-child { grid-area: span 2 / span 6; }
    > :is(:nth-child(4n + 2):nth-last-child(-n + 2), :nth-child(4n + 2):nth-last-child(2) ~ *, :nth-child(4):last-child) {
      grid-column: span 6;
      ${aside}
    }
    > :nth-child(6):last-child { grid-column: span 12; }
    > :nth-child(6):nth-last-child(3), > :nth-child(6):nth-last-child(3) ~ * { grid-column: span 4; }
  }
`;
