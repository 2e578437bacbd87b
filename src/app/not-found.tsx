import type { Metadata } from 'next';
import { pages } from '#content/navigation.ts';
import { notFoundPage } from '#content/not-found-page.ts';
import { LooseEnd } from '#features/site-frame/loose-end.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Actions, Container } from '#ui/section.tsx';

export const metadata: Metadata = { title: notFoundPage.title };

export default function NotFoundPage() {
  return (
    <SiteFrame>
      <PageHead title={notFoundPage.title} lead={notFoundPage.lead}>
        <Actions>
          <ButtonLink href={pages.home}>{notFoundPage.goHome}</ButtonLink>
          <ButtonLink href={pages.services} variant="secondary">
            {notFoundPage.seeServices}
          </ButtonLink>
        </Actions>
      </PageHead>
      <Container>
        <LooseEnd />
      </Container>
    </SiteFrame>
  );
}
