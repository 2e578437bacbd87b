import type { Metadata } from 'next';
import { pages } from '#content/navigation.ts';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFoundPage() {
  return (
    <SiteFrame>
      <PageHead title="Page not found" lead="There is nothing at this address." />
      <ButtonLink href={pages.home}>Go home</ButtonLink>
    </SiteFrame>
  );
}
