import { homePage } from '#content/home-page.ts';
import { pages } from '#content/navigation.ts';
import { Logos, Voices } from '#features/home/customers.tsx';
import { Hero } from '#features/home/hero.tsx';
import { ServicesOverview } from '#features/home/services-overview.tsx';
import { WhyUs } from '#features/home/why-us.tsx';
import { Logo } from '#features/site-frame/logo.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { pageMetadata } from './page-metadata.ts';
import { agencyData, StructuredData } from './structured-data.ts';

export const metadata = pageMetadata(pages.home);

export default function HomePage() {
  return (
    <SiteFrame current={pages.home}>
      <Hero mark={<Logo height={72} most={72} />} />
      <Logos />
      <ServicesOverview />
      <Voices />
      <WhyUs />
      <CallToAction id="contact" {...homePage.contact} href={pages.consultation} />
      <StructuredData of={agencyData()} />
    </SiteFrame>
  );
}
