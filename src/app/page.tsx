import { pages } from '#content/navigation.ts';
import { Contact } from '#features/home/contact.tsx';
import { Hero } from '#features/home/hero.tsx';
import { ServicesOverview } from '#features/home/services-overview.tsx';
import { WhyUs } from '#features/home/why-us.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';

export default function HomePage() {
  return (
    <SiteFrame current={pages.home}>
      <Hero />
      <ServicesOverview />
      <WhyUs />
      <Contact />
    </SiteFrame>
  );
}
