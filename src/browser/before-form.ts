/**
 * Runs inline before the form, because a visitor may press Submit while the page is still loading. The browser then posts the
 * form itself, and the server derives the request's id from the answers. A second Submit must be posted, too: the
 * module would make another id, and so another request. So this marks a form that the browser has posted.
 */
// The window hears the event after the form's module has handled it.
addEventListener('submit', ({ target, defaultPrevented }) => {
  if (!defaultPrevented && target instanceof HTMLFormElement) target.dataset['posted'] = '';
});
// A visitor who comes back to this page has seen how the post ended. From then on the module sends the form, and keeps a copy.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const form of document.forms) delete form.dataset['posted'];
});
