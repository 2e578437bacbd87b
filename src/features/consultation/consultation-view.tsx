import { builtModules } from '#browser/built-modules.tsx';
import type { SiteWords } from '#content/words.ts';
import { CalendarPlaceholder } from './booking/booking.tsx';
import { BookingSpacer } from './booking/booking-spacer.tsx';
import { PlainControls } from './booking/plain-controls.tsx';
import { ConsultationIntro } from './consultation-intro.tsx';
import { ConsultationScreen } from './consultation-screen.tsx';
import { FormCard } from './form/form-card.tsx';
import { FormEnd } from './form/form-end.tsx';
import { FormSections } from './form/form-sections.tsx';
import { SubmitRow } from './form/submit-row.tsx';
import { ThankYou } from './thank-you/thank-you.tsx';

/** By the id `before-form`, the build distinguishes this script from an owner's. */
export const ConsultationView = ({ words }: { words: SiteWords }) => (
  <ConsultationScreen>
    <ConsultationIntro words={words} />
    {builtModules.beforeForm && <script id="before-form">{builtModules.beforeForm}</script>}
    <FormCard action="/api/consultation" method="post">
      <FormSections words={words} />
      <PlainControls words={words} />
      <FormEnd>
        <CalendarPlaceholder words={words} />
        <BookingSpacer words={words} />
        <SubmitRow words={words} />
      </FormEnd>
    </FormCard>
    <ThankYou words={words} hidden />
  </ConsultationScreen>
);
