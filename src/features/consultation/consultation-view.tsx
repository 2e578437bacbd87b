import { submission } from '#content/consultation-page.ts';
import { firstDayOfWeek } from '#content/language.ts';
import { privacyAddress } from '#content/text-pages.ts';
import { CallControls } from './call/call-controls.tsx';
import { ConsultationIntro } from './consultation-intro.tsx';
import { ConsultationScreen } from './consultation-screen.tsx';
import { ConsultationForm } from './form/consultation-form.tsx';
import { FormSections } from './form/form-sections.tsx';

/** The whole of /consultation: its words and fields from the server, its behaviour one island. */
export function ConsultationView() {
  return (
    <ConsultationScreen>
      <ConsultationForm
        intro={<ConsultationIntro />}
        sections={
          <div data-served="sections">
            <FormSections />
          </div>
        }
        plainCall={<CallControls />}
        firstDayOfWeek={firstDayOfWeek}
        note={
          <p>
            {submission.note}
            {privacyAddress && (
              <>
                {' '}
                <a href={privacyAddress}>{submission.privacy}</a>
              </>
            )}
          </p>
        }
      />
    </ConsultationScreen>
  );
}
