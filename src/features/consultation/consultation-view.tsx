import { bundledWords } from '#content/form-words.ts';
import type { SiteWords } from '#content/words.ts';
import { AgencyHours } from './call/agency-hours.tsx';
import { CallControls } from './call/call-controls.tsx';
import { ConsultationIntro } from './consultation-intro.tsx';
import { ConsultationScreen } from './consultation-screen.tsx';
import { ConsultationForm } from './form/consultation-form.tsx';
import { FormSections } from './form/form-sections.tsx';

/** The server renders words and fields; one client component adds behaviour. */
export function ConsultationView({ words }: { words: SiteWords }) {
  const { firstDayOfWeek, formInBrowser, privacyAddress, submission } = words;
  return (
    <ConsultationScreen>
      <ConsultationForm
        intro={<ConsultationIntro words={words} />}
        sections={
          <div data-served="sections">
            <FormSections words={words} />
          </div>
        }
        agencyHours={<AgencyHours words={words} />}
        plainCall={
          <div data-served="plain-call">
            <CallControls words={words} />
          </div>
        }
        firstDayOfWeek={firstDayOfWeek}
        {...(formInBrowser.language !== bundledWords.language && { words: formInBrowser })}
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
