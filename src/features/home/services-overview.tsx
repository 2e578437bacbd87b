import styled, { css } from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, media, space } from '#styles/tokens.ts';
import { Section, SectionHead } from '#ui/section.tsx';
import { FeaturedService, ServiceCard } from './service-cards.tsx';

export function ServicesOverview({ words }: { words: SiteWords }) {
  const [featured, ...others] = words.services;
  return (
    <Section id="services">
      <SectionHead {...words.homePage.services} />
      <Grid>
        <FeaturedService words={words} service={featured} />
        {others.map((service) => (
          <ServiceCard key={service.id} words={words} service={service} />
        ))}
      </Grid>
    </Section>
  );
}

const aside = css`
  &:has(> [data-scene]) {
    display: grid;
    grid-template: 1fr auto 1fr / minmax(0, 18rem) minmax(0, 1fr);
    column-gap: ${space.lg};

    > [data-scene] { grid-row: 1 / -1; margin: 0; }
    > h3 { align-self: end; max-width: none; }
    > footer { margin: 0; }
  }
`;

const inLine = css`
  > article ~ article {
    grid-row: span 4;
    &:has(> [data-scene]) { display: grid; grid-template-rows: subgrid; row-gap: ${space.xs}; }
  }
`;

/** Three to eight services fill every row. */
const Grid = styled.div`
  display: grid;
  position: relative;
  gap: ${space.lg};
  container-type: inline-size;

  @media ${media.phone} { gap: ${space.sm}; }
  @media ${media.mediumOnly} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${inLine}
    > article:first-of-type { grid-column: span 2; }
    > article:nth-of-type(even):last-of-type { grid-column: span 2; ${aside} }
  }
  @media ${media.spacious} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    ${inLine}
    > * { grid-column: span 3; }
    > article:first-of-type { grid-area: span 8 / span 6; }
    section:has(> div > &) { overflow: clip; }
    &::before { content: ''; position: absolute; inset-block: -40rem 0; inset-inline-start: calc(75% + ${space.lg} / 4); width: 1px; background: linear-gradient(${color.done} 60%, transparent); opacity: 0.4; transform-origin: top; }
    @media ${media.motion} { &::before { animation: thread linear both; animation-timeline: view(); } }
    @keyframes thread { from { transform: scaleY(0); } }
    > article:is(:nth-of-type(4n + 2):nth-last-of-type(-n + 2), :nth-of-type(4n + 2):nth-last-of-type(2) ~ *, :nth-of-type(4):last-of-type) {
      grid-column: span 6;
      ${aside}
    }
    > article:nth-of-type(6):last-of-type { grid-column: span 12; }
    > article:nth-of-type(6):nth-last-of-type(3), > article:nth-of-type(6):nth-last-of-type(3) ~ article { grid-column: span 4; }
  }
`;
