import { pageMetadata } from '#features/in-search/page-metadata.ts';
import { formOnPaper } from '#features/in-search/site-url.ts';
import { StructuredData, servicesData } from '#features/in-search/structured-data.ts';
import { ServicesHead } from '#features/services/services-head.tsx';
import { ServicesList } from '#features/services/services-list.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { type InLanguage, wordsOf } from '../../page-words.ts';

export async function generateMetadata({ params }: InLanguage) {
  const words = await wordsOf(params);
  return pageMetadata(words, { ...words.servicesPage.inSearch, address: words.pages.services });
}

export default async function ServicesPage({ params }: InLanguage) {
  const words = await wordsOf(params);
  return (
    <SiteFrame words={words} current={words.pages.services}>
      <ServicesHead words={words} />
      <ServicesList words={words} />
      <CallToAction
        {...words.servicesPage.closing}
        href={words.pages.consultation}
        onPaper={formOnPaper(words)}
      />
      <StructuredData of={servicesData(words)} />
    </SiteFrame>
  );
}
