import { ConsultationForm } from './consultation-form.tsx';
import { ConsultationIntro } from './consultation-intro.tsx';
import { ConsultationScreen } from './consultation-screen.tsx';
import { FormBroken } from './form-broken.tsx';
import {
  BusinessInformation,
  PersonalInformation,
  PreferredContactMethod,
  ProjectDetails,
} from './form-sections.tsx';
import { ThankYou } from './thank-you.tsx';

/** The whole of /consultation: its words and fields from the server, its behaviour one island. */
export function ConsultationView() {
  return (
    <ConsultationScreen>
      <ConsultationForm
        intro={<ConsultationIntro />}
        sections={
          <>
            <PersonalInformation />
            <BusinessInformation />
            <ProjectDetails />
            <PreferredContactMethod />
          </>
        }
        thankYou={<ThankYou />}
        broken={<FormBroken />}
      />
    </ConsultationScreen>
  );
}
