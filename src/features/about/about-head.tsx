import { aboutPage } from '#content/about-page.ts';
import { pages } from '#content/navigation.ts';
import { BackLink } from '#ui/back-link.tsx';
import { PageHead } from '#ui/page-head.tsx';

export function AboutHead() {
  return (
    <PageHead
      title={aboutPage.title}
      lead={aboutPage.lead}
      back={<BackLink href={pages.home}>{aboutPage.back}</BackLink>}
    />
  );
}
