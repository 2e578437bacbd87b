import { aboutPage } from '#content/about-page.ts';
import { Section, SectionHead } from '#ui/section.tsx';
import { Statistics } from '#ui/statistics.tsx';

export function TrackRecord() {
  return (
    <Section>
      <SectionHead {...aboutPage.trackRecord} />
      <Statistics {...aboutPage.trackRecord} />
    </Section>
  );
}
