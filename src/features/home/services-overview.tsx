import styled, { css } from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { media, space } from '#styles/tokens.ts';
import { Section, SectionHead } from '#ui/section.tsx';
import { FeaturedService, ServiceCard } from './service-cards.tsx';

export function ServicesOverview({ words }: { words: SiteWords }) {
  const [featured, ...others] = words.services;
  return (
    <Section id="services">
      <SectionHead {...words.homePage.services} />
      <Grid $hasDrawing={featured.scene !== undefined} $isOdd={others.length % 2 === 1}>
        <FeaturedService words={words} service={featured} />
        <div>
          {others.map((service) => (
            <ServiceCard key={service.id} words={words} service={service} />
          ))}
        </div>
      </Grid>
    </Section>
  );
}

/** A large card without a drawing is low, so the others stand below it. */
const Grid = styled.div<{ $hasDrawing: boolean; $isOdd: boolean }>`
  &, > div { display: grid; gap: ${space.lg}; }
  container-type: inline-size; /* For the container query of service-cards.tsx. */

  @media ${media.phone} { &, > div { gap: ${space.sm}; } ${({ $hasDrawing }) => $hasDrawing && '> div { grid-auto-rows: 1fr; }'} }
  /* The last card of an odd number fills its row. A card spans four rows of the grid, so that the parts of two cards align. */
  @media ${media.medium} {
    > div { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    > div > article { grid-row: span 4; }
    ${({ $isOdd }) => $isOdd && css`> div > :last-of-type { grid-column: span 2; &:has(> [data-scene]) { grid-template: 1fr auto 1fr / minmax(0, 18rem) 1fr; column-gap: ${space.lg}; > [data-scene] { grid-row: 1 / -1; } > h3 { align-self: end; } } }`}
  }
  ${({ $hasDrawing }) => !$hasDrawing && '> article { grid-template: auto / 1fr; align-content: center; }'}
  @media ${media.spacious} { > div { grid-auto-rows: 1fr auto auto auto; } ${({ $hasDrawing }) => $hasDrawing && 'grid-template-columns: repeat(2, minmax(0, 1fr));'} }
`;
