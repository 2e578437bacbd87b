import { aboutPage } from '#content/about-page.ts';
import { Container, Heading, Lead, Section, SectionHead } from '#ui/section.tsx';
import { Statistics } from '#ui/statistics.tsx';

export function TrackRecord() {
  const { title, lead, statistics } = aboutPage.trackRecord;
  return (
    <Section>
      <Container>
        <SectionHead>
          <Heading>{title}</Heading>
          <Lead>{lead}</Lead>
        </SectionHead>
        <Statistics statistics={statistics} />
      </Container>
    </Section>
  );
}
