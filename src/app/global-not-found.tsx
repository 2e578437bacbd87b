import type { Metadata } from 'next';
import { agency } from '#content/agency.ts';
import { pages } from '#content/navigation.ts';
import { notFoundPage } from '#content/not-found-page.ts';
import { NotFoundDrawing } from '#features/site-frame/not-found-drawing.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Actions, Container } from '#ui/section.tsx';
import RootLayout, { viewport } from './layout.tsx';
import { siteUrl } from './site-url.ts';

export { viewport };

export const metadata: Metadata = {
  metadataBase: siteUrl,
  title: `${notFoundPage.title} · ${agency.name}`,
};

/** Made as a page of its own: under the layout, it would be sent along with every page that has an island. */
export default function NotFoundPage() {
  return (
    <RootLayout>
      <SiteFrame>
        <PageHead title={notFoundPage.title} lead={notFoundPage.lead}>
          <Actions>
            <ButtonLink href={pages.home}>{notFoundPage.goHome}</ButtonLink>
            <ButtonLink href={pages.services} data-variant="secondary">
              {notFoundPage.seeServices}
            </ButtonLink>
          </Actions>
        </PageHead>
        <Container>
          <NotFoundDrawing />
        </Container>
      </SiteFrame>
    </RootLayout>
  );
}
