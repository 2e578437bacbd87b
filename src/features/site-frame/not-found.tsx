import { pages } from '#content/navigation.ts';
import { notFoundPage } from '#content/not-found-page.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Actions, Container } from '#ui/section.tsx';
import { NotFoundDrawing } from './not-found-drawing.tsx';
import { SiteFrame } from './site-frame.tsx';

/** What stands at an address that has no page. */
export function NotFound() {
  return (
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
  );
}
