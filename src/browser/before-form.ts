/**
 * Runs inline before the form, because a visitor may press Submit while the page is still loading. Then the browser posts the
 * form itself. The server makes the id of such a request from its words, so a second Submit must go the same way to be the
 * same request.
 */
// The window hears the event after the form's module has handled it.
addEventListener('submit', ({ target, defaultPrevented }) => {
  if (!defaultPrevented && target instanceof HTMLFormElement) target.dataset['posted'] = '';
});
// A visitor who returns to the cached page knows how the post ended. From then on the module sends, and keeps a copy.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const form of document.forms) delete form.dataset['posted'];
});
