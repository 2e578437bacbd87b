import { aboutPage } from '#content/about-page.ts';
import { pages } from '#content/navigation.ts';
import { AboutHead } from '#features/about/about-head.tsx';
import { Mission, People, Values, WhyChoose } from '#features/about/about-sections.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { Section, SectionHead } from '#ui/section.tsx';
import { Statistics } from '#ui/statistics.tsx';
import { pageMetadata } from '../page-metadata.ts';

export const metadata = pageMetadata(pages.about);

export default function AboutPage() {
  return (
    <SiteFrame current={pages.about}>
      <AboutHead />
      <Mission />
      <Values />
      <Section isBand>
        <SectionHead {...aboutPage.trackRecord} />
        <Statistics statistics={aboutPage.trackRecord.statistics} isDrawn />
      </Section>
      <WhyChoose />
      <People />
      <CallToAction {...aboutPage.closing} href={pages.consultation} />
    </SiteFrame>
  );
}
