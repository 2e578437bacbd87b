import styled from 'styled-components';
import { homePage } from '#content/home-page.ts';
import { services } from '#content/services.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.ts';
import { Container, Heading, Lead, Section, SectionHead } from '#ui/section.tsx';
import { FeaturedService } from './featured-service.tsx';
import { ServiceCard } from './service-card.tsx';

export function ServicesOverview() {
  const { title, lead } = homePage.services;
  const [featured, ...others] = services;
  return (
    <Section id="services">
      <Container>
        <SectionHead>
          <Heading>{title}</Heading>
          <Lead>{lead}</Lead>
        </SectionHead>
        <Grid>
          <FeaturedService service={featured} />
          {others.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </Grid>
      </Container>
    </Section>
  );
}

const Grid = styled.div`
  display: grid;
  gap: ${space.lg};

  @media ${media.medium} { grid-template-columns: repeat(auto-fit, minmax(min(100%, max(17rem, 40%)), 1fr)); }
  @media ${media.spacious} { grid-template-columns: 2fr 1fr 1fr; }
`;
