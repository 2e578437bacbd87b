import { POSTED } from '../page-parts.ts';
import { noteSent } from '../sent-request.browser.ts';

/**
 * Runs inline, because a visitor may press Submit before the form's module has come. The browser
 * then posts the form, and this script marks it. The module leaves a second Submit to the browser:
 * from equal form values the server derives one id, so two posts are one request.
 */

// The window hears the event after the form's module has handled it.
addEventListener('submit', ({ target, defaultPrevented }) => {
  if (defaultPrevented || !(target instanceof HTMLFormElement)) return;
  target.dataset[POSTED] = '';
  noteSent('posted');
});
// A browser restores this page for a visitor who has seen the response and comes back. The module
// sends the next Submit.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const form of document.forms) delete form.dataset[POSTED];
});
