/** The module of /consultation and its Thank You. All words stand in the page. */
import { forgetDraft, isNewVisit } from './draft.ts';
import { enhanceForm } from './enhance-form.ts';
import { CONSULTATION_FORM } from './page-parts.ts';
import { showThankYouAgain } from './thank-you.ts';
import './site.ts';

// A page that was prerendered for one link may be shown for another one. So its query is read when it is shown.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', start);
else start();

function start() {
  const form = document.querySelector<HTMLFormElement>(CONSULTATION_FORM);
  if (form) return enhanceForm(form);
  // Without a form, this page is Thank You. On a new visit the browser has posted the form itself.
  if (isNewVisit()) forgetDraft();
  showThankYouAgain();
}
