import { builtModules } from '#browser/built-modules.tsx';
import type { SiteWords } from '#content/words.ts';
import { CalendarPlaceholder, PlainControls } from './call/calendar-placeholder.tsx';
import { ConsultationIntro } from './consultation-intro.tsx';
import { ConsultationScreen } from './consultation-screen.tsx';
import { FormSections } from './form/form-sections.tsx';
import { part } from './page-parts.ts';
import { StepsAfterForm } from './thank-you/next-steps.tsx';
import { ThankYou } from './thank-you/thank-you.tsx';

/** The form works without scripts. enhance-form.browser.ts adds drafts, the calendar and Thank You. `data-` attributes are for form/form.styles.ts. By the id `before-form`, the build distinguishes this script from an owner's. */
export function ConsultationView({ words }: { words: SiteWords }) {
  const { privacyAddress, submission } = words;
  return (
    <ConsultationScreen>
      <ConsultationIntro words={words} />
      {builtModules.beforeForm && <script id="before-form">{builtModules.beforeForm}</script>}
      <form action="/api/consultation" method="post">
        <FormSections words={words} />
        <PlainControls words={words} />
        <div data-form-end>
          <CalendarPlaceholder words={words} />
          <div data-submission>
            <button type="submit">
              <span>{submission.submit}</span>
              <span hidden>{submission.sending}</span>
            </button>
            <p id="submit-needs" {...part('choose-time-first')} hidden>
              <span>{submission.chooseTimeFirst}</span> <span>{submission.chooseTime}</span>
            </p>
            <p>
              {submission.promise}
              {privacyAddress && (
                <>
                  {' '}
                  <a href={privacyAddress}>{submission.privacy}</a>
                </>
              )}
            </p>
          </div>
        </div>
      </form>
      {words.nextSteps.steps.length > 0 && <StepsAfterForm words={words} />}
      <ThankYou words={words} hidden />
    </ConsultationScreen>
  );
}
