import { pages } from '#content/navigation.ts';
import { ConsultationView } from '#features/consultation/consultation-view.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { pageMetadata } from '../page-metadata.ts';

export const metadata = pageMetadata(pages.consultation);

export default function ConsultationPage() {
  return (
    <SiteFrame current={pages.consultation}>
      <ConsultationView />
    </SiteFrame>
  );
}
