import { showDayOfLink } from './consultation-intro.browser.ts';
import { enhanceForm } from './form/enhance-form.browser.ts';
import { SELECTORS } from './page-parts.ts';
import { showThankYouAgain } from './thank-you/thank-you.browser.ts';
import '#browser/site.ts';

// The browser may show a page that it prerendered for another link, with another query. So the
// query is read when the page is shown.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', start);
else start();

function start() {
  const form = document.querySelector<HTMLFormElement>(SELECTORS.form);
  if (form) {
    showDayOfLink();
    return enhanceForm(form);
  }
  showThankYouAgain();
}
