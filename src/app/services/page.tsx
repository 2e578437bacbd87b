import { pages } from '#content/navigation.ts';
import { ServicesClosing } from '#features/services/services-closing.tsx';
import { ServicesHead } from '#features/services/services-head.tsx';
import { ServicesList } from '#features/services/services-list.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';

export default function ServicesPage() {
  return (
    <SiteFrame current={pages.services}>
      <ServicesHead />
      <ServicesList />
      <ServicesClosing />
    </SiteFrame>
  );
}
