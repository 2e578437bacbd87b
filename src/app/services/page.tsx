import { pages } from '#content/navigation.ts';
import { servicesPage } from '#content/services-page.ts';
import { ServicesHead } from '#features/services/services-head.tsx';
import { ServicesList } from '#features/services/services-list.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { CallInARow } from '#ui/call-to-action.tsx';
import { pageMetadata } from '../page-metadata.ts';
import { StructuredData, servicesData } from '../structured-data.ts';

export const metadata = pageMetadata(pages.services);

export default function ServicesPage() {
  return (
    <SiteFrame current={pages.services} shortcut={servicesPage.backToPrices}>
      <ServicesHead />
      <ServicesList />
      <CallInARow {...servicesPage.closing} href={pages.consultation} />
      <StructuredData of={servicesData()} />
    </SiteFrame>
  );
}
