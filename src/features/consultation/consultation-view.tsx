import { consultationPage } from '#content/consultation-page.ts';
import { pages } from '#content/navigation.ts';
import { BackLink } from '#ui/back-link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { ConsultationForm } from './consultation-form.tsx';
import {
  BusinessInformation,
  PersonalInformation,
  PreferredContactMethod,
  ProjectDetails,
} from './form-sections.tsx';
import { ThankYou } from './thank-you.tsx';

/** The whole screen of /consultation: its words and fields from the server, its behaviour one island. */
export function ConsultationView() {
  return (
    <ConsultationForm
      intro={
        <PageHead
          title={consultationPage.title}
          lead={consultationPage.lead}
          back={<BackLink href={pages.home}>{consultationPage.back}</BackLink>}
        />
      }
      sections={
        <>
          <PersonalInformation />
          <BusinessInformation />
          <ProjectDetails />
          <PreferredContactMethod />
        </>
      }
      thankYou={<ThankYou />}
    />
  );
}
