import type { ReactNode } from 'react';
import { pages } from '#content/navigation.ts';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';

export default function ConsultationLayout({ children }: { children: ReactNode }) {
  return <SiteFrame current={pages.consultation}>{children}</SiteFrame>;
}
