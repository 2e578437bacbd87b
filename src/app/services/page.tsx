import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { ServicesHead } from '#features/services/services-head.tsx';
import { ServicesList } from '#features/services/services-list.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { CallInARow } from '#ui/call-to-action.tsx';
import { pageMetadata } from '../page-metadata.ts';
import { StructuredData, servicesData } from '../structured-data.ts';

const words = wordsIn(ownLanguage);

export const metadata = pageMetadata(words, 'services');

export default function ServicesPage() {
  return (
    <SiteFrame
      words={words}
      current={words.pages.services}
      shortcut={words.servicesPage.backToPrices}
    >
      <ServicesHead words={words} />
      <ServicesList words={words} />
      <CallInARow {...words.servicesPage.closing} href={words.pages.consultation} />
      <StructuredData of={servicesData(words)} />
    </SiteFrame>
  );
}
