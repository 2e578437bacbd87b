/** The module of /consultation and its Thank You. It has no words: they stand in the page. */
import { enhanceForm } from './enhance-form.ts';
import { CONSULTATION_FORM } from './page-parts.ts';
import { showThankYouAgain } from './thank-you.ts';

const form = document.querySelector<HTMLFormElement>(CONSULTATION_FORM);
if (form) enhanceForm(form);
else showThankYouAgain();
