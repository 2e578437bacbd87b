import { homePage } from '#content/home-page.ts';
import { pages } from '#content/navigation.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';

export function Contact() {
  const { title, lead, getConsultation } = homePage.contact;
  return (
    <CallToAction id="contact" title={title} lead={lead}>
      <ButtonLink href={pages.consultation}>{getConsultation}</ButtonLink>
    </CallToAction>
  );
}
