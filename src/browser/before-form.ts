/**
 * Runs inline before the form, because a visitor may press Submit before the form's module has come. A form that the
 * browser has posted is marked, and enhance-form.ts leaves a second Submit to the browser, too: the server derives
 * one id from the same answers, and the module would make another.
 */
// The window hears the event after the form's module has handled it.
addEventListener('submit', ({ target, defaultPrevented }) => {
  if (!defaultPrevented && target instanceof HTMLFormElement) target.dataset['posted'] = '';
});
// A visitor who comes back to this page has seen how the post ended. From then on the module sends the form, and keeps a copy.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const form of document.forms) delete form.dataset['posted'];
});
