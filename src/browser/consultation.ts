/** The module of /consultation and its Thank You. It has no words: they stand in the page. */
import { forgetDraft, isNewVisit } from './draft.ts';
import { enhanceForm } from './enhance-form.ts';
import { CONSULTATION_FORM } from './page-parts.ts';
import { showThankYouAgain } from './thank-you.ts';
import './site.ts';

// A page prerendered for one link may be shown for another.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', start);
else start();

function start() {
  const form = document.querySelector<HTMLFormElement>(CONSULTATION_FORM);
  if (form) return enhanceForm(form);
  // The browser has posted the form itself, and the server answered with this page.
  if (isNewVisit()) forgetDraft();
  showThankYouAgain();
}
