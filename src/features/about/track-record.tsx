import { aboutPage } from '#content/about-page.ts';
import { Container, Section, SectionHead } from '#ui/section.tsx';
import { Statistics } from '#ui/statistics.tsx';

export function TrackRecord() {
  const { title, lead, statistics } = aboutPage.trackRecord;
  return (
    <Section>
      <Container>
        <SectionHead title={title} lead={lead} />
        <Statistics statistics={statistics} />
      </Container>
    </Section>
  );
}
