/** The module of /consultation and its Thank You. All words stand in the page. */
import { forgetDraft, wasNavigatedTo } from './draft.ts';
import { enhanceForm } from './enhance-form.ts';
import { CONSULTATION_FORM } from './page-parts.ts';
import { showThankYouAgain } from './thank-you.ts';
import './site.ts';

// The browser may show a page that it prerendered for another link, with another query. So the query is read when the page is shown.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', start);
else start();

function start() {
  const form = document.querySelector<HTMLFormElement>(CONSULTATION_FORM);
  if (form) return enhanceForm(form);
  // Without a form, this page is Thank You. A navigation to it comes from a form that the browser posted without this module, so the draft has been sent. A post with a call leads to the call's page, so an older draft stays and comes back.
  if (wasNavigatedTo()) forgetDraft();
  showThankYouAgain();
}
