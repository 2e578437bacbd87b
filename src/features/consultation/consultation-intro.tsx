import { Mail, Phone } from 'lucide';
import { agency } from '#content/agency.ts';
import { consultationPage } from '#content/consultation-page.ts';
import { contactLinks } from '#content/contact-links.ts';
import { pages } from '#content/navigation.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { NextSteps } from './thank-you/next-steps.tsx';

/** What stands beside the form, or above it where there is no room: what it is for, and what comes of it. */
export function ConsultationIntro() {
  return (
    <div data-intro>
      <BackLink href={pages.home}>{consultationPage.back}</BackLink>
      <h1>{consultationPage.title}</h1>
      <p>{consultationPage.lead}</p>
      <NextSteps />
      <div data-contact>
        <h2>{consultationPage.contact}</h2>
        <a href={contactLinks.email}>
          <Icon icon={Mail} />
          {agency.email}
        </a>
        <a href={contactLinks.phone}>
          <Icon icon={Phone} />
          {agency.phone}
        </a>
      </div>
    </div>
  );
}
