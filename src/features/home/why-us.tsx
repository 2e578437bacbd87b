import styled from 'styled-components';
import { homePage } from '#content/home-page.ts';
import { pages } from '#content/navigation.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container, Section, SectionHead } from '#ui/section.tsx';
import { Statistics } from '#ui/statistics.tsx';
import { Timeline } from './timeline.tsx';

export function WhyUs() {
  const { title, lead, meetUs, statistics, timeline } = homePage.whyUs;
  return (
    <Section id="about">
      <Container>
        <Columns>
          <SectionHead title={title} lead={lead}>
            <MeetUs href={pages.about} variant="secondary">
              {meetUs}
            </MeetUs>
          </SectionHead>
          <Statistics statistics={statistics} />
        </Columns>
        <Timeline stations={timeline} />
      </Container>
    </Section>
  );
}

const MeetUs = styled(ButtonLink)`
  justify-self: start;
  margin-top: ${space.xs};
`;

const Columns = styled.div`
  @media ${media.wide} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: ${space.lg};

    dl { grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)); }
  }
`;
