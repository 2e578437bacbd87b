import { pages } from '#content/navigation.ts';
import { servicesPage } from '#content/services-page.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';

export function ServicesClosing() {
  const { title, lead, action } = servicesPage.closing;
  return (
    <CallToAction title={title} lead={lead}>
      <ButtonLink href={pages.consultation}>{action}</ButtonLink>
    </CallToAction>
  );
}
