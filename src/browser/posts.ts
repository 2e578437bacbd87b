import { ifAllowed } from './if-allowed.ts';
import { CONSULTATION_FORM } from './page-parts.ts';

const KEY = 'consultation-posted';

/**
 * The browser posts the form itself before its module has loaded, and when the calendar cannot be loaded. The server
 * makes the id of such a request from its words, so a second Submit must go the same way to be the same request.
 */
export function notePosts() {
  // The window hears the event after the form's module has handled it.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target instanceof Element && target.matches(CONSULTATION_FORM))
      note(thisPage());
  });
  // A visitor who returns to the cached page knows how the post ended. From then on the module sends, and keeps a copy.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isBeingPosted()) note('before');
  });
}

/** The browser has posted the form of this page and has no answer yet. */
export const isBeingPosted = () => notedPost() === thisPage();

/** The page of the last post, or 'before' after a visitor has returned to it. */
export const notedPost = () => ifAllowed(() => sessionStorage.getItem(KEY)) ?? undefined;

export const forgetPost = () => ifAllowed(() => sessionStorage.removeItem(KEY));

const note = (page: string) => ifAllowed(() => sessionStorage.setItem(KEY, page));

const thisPage = () => String(performance.timeOrigin);
