import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { media, space } from '#styles/tokens.ts';
import { Section, SectionHead } from '#ui/section.tsx';
import { FeaturedService, ServiceCard } from './service-cards.tsx';

const BESIDE = 4;

/** Four services stand beside the featured one, and all others in a row below. */
export function ServicesOverview({ words }: { words: SiteWords }) {
  const [featured, ...others] = words.services;
  const groups = [others.slice(0, BESIDE), others.slice(BESIDE)];
  return (
    <Section id="services">
      <SectionHead {...words.homePage.services} />
      <Grid>
        <FeaturedService words={words} service={featured} />
        {groups.map(
          (services) =>
            services.length > 0 && (
              <Cards key={services[0]?.id}>
                {services.map((service) => (
                  <ServiceCard key={service.id} words={words} service={service} />
                ))}
              </Cards>
            ),
        )}
      </Grid>
    </Section>
  );
}

const Grid = styled.div`
  display: grid;
  gap: ${space.lg};
  container-type: inline-size;

  @media ${media.phone} { gap: ${space.sm}; }
  @media ${media.spacious} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** The last card of an odd number fills its row. The parts of the cards in a row are aligned. */
const Cards = styled.div`
  display: grid;
  gap: inherit;

  @media ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > article { grid-row: span 4; }
    > :nth-of-type(odd):last-of-type { grid-column: span 2; }
  }
  @media ${media.spacious} { & ~ & { grid-column: 1 / -1; grid-template: none / auto-flow 1fr; > article { grid-column: auto; } } }
`;
