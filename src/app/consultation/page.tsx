import { readFileSync } from 'node:fs';
import { pages } from '#content/navigation.ts';
import { ConsultationView } from '#features/consultation/consultation-view.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { pageMetadata } from '../page-metadata.ts';

export const metadata = pageMetadata(pages.consultation);

export default function ConsultationPage() {
  const formScript = readFileSync('src/app/form-script.bundle.js', 'utf8');
  return (
    <SiteFrame current={pages.consultation}>
      <ConsultationView />
      <script id="form-script">{formScript}</script>
    </SiteFrame>
  );
}
