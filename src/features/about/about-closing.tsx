import { aboutPage } from '#content/about-page.ts';
import { pages } from '#content/navigation.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';

export function AboutClosing() {
  const { title, lead, action } = aboutPage.closing;
  return (
    <CallToAction title={title} lead={lead}>
      <ButtonLink href={pages.consultation}>{action}</ButtonLink>
    </CallToAction>
  );
}
