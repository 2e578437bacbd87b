import { agency } from '#content/agency.ts';
import { submission } from '#content/consultation-page.ts';
import { firstDayOfWeek } from '#content/language.ts';
import { CallControls } from './call/call-controls.tsx';
import { ConsultationIntro } from './consultation-intro.tsx';
import { ConsultationScreen } from './consultation-screen.tsx';
import { ConsultationForm } from './form/consultation-form.tsx';
import {
  BusinessInformation,
  PersonalInformation,
  PreferredContactMethod,
  ProjectDetails,
} from './form/form-sections.tsx';

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
        plainCall={<CallControls />}
        firstDayOfWeek={firstDayOfWeek}
        note={<SubmissionNote />}
      />
    </ConsultationScreen>
  );
}

/** What stands beside Submit: the promise, and where the agency has one, the way to its privacy policy. */
function SubmissionNote() {
  return (
    <p>
      {submission.note}
      {agency.privacyPolicy && (
        <>
          {' '}
          <a href={agency.privacyPolicy}>{submission.privacy}</a>
        </>
      )}
    </p>
  );
}
