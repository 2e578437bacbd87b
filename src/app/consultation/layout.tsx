import type { ReactNode } from 'react';
import { pages } from '#content/navigation.ts';
import { ErrorPlace } from '#features/consultation/error-place.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';

export default function ConsultationLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame current={pages.consultation}>
      <ErrorPlace>{children}</ErrorPlace>
    </SiteFrame>
  );
}
