import { homePage } from '#content/home-page.ts';
import { Container, Heading, Lead, Section, SectionHead } from '#ui/section.tsx';
import { Statistics } from '#ui/statistics.tsx';
import { Timeline } from './timeline.tsx';

export function WhyUs() {
  const { title, lead, statistics, timeline } = homePage.whyUs;
  return (
    <Section id="about">
      <Container>
        <SectionHead>
          <Heading>{title}</Heading>
          <Lead>{lead}</Lead>
        </SectionHead>
        <Statistics statistics={statistics} />
        <Timeline stations={timeline} />
      </Container>
    </Section>
  );
}
