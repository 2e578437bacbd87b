import { CustomerLogos, Testimonials } from '#features/home/customers.tsx';
import { Door } from '#features/home/door.tsx';
import { Hero } from '#features/home/hero.tsx';
import { ServicesOverview } from '#features/home/services-overview.tsx';
import { ThreadEnd } from '#features/home/thread.tsx';
import { WhyUs } from '#features/home/why-us.tsx';
import { pageMetadata } from '#features/in-search/page-metadata.ts';
import { formOnPaper } from '#features/in-search/site-url.ts';
import { agencyData, StructuredData } from '#features/in-search/structured-data.ts';
import { Mark } from '#features/site-frame/brand.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { type InLanguage, wordsOf } from '../page-words.ts';

export async function generateMetadata({ params }: InLanguage) {
  const words = await wordsOf(params);
  return pageMetadata(words, { ...words.homePage.inSearch, address: words.pages.home });
}

export default async function HomePage({ params }: InLanguage) {
  const words = await wordsOf(params);
  return (
    <SiteFrame words={words} current={words.pages.home}>
      <Hero words={words} mark={<Mark size={72} />} />
      <CustomerLogos words={words} />
      <ServicesOverview words={words} />
      <Door words={words} />
      <Testimonials words={words} />
      <WhyUs words={words} />
      <CallToAction
        id="contact"
        {...words.homePage.contact}
        href={words.pages.consultation}
        onPaper={formOnPaper(words)}
      >
        <ThreadEnd />
      </CallToAction>
      <StructuredData of={agencyData(words)} />
    </SiteFrame>
  );
}
