import { ifAllowed } from './local-copies.ts';
import { CONSULTATION_FORM } from './page-parts.ts';

const DRAFT = 'consultation-draft';
const POSTED = 'consultation-posted';

export type Draft = Record<string, string>;

export function saveDraft(draft: Draft) {
  if (isBeingPosted()) return;
  forgetPost();
  ifAllowed(() => sessionStorage.setItem(DRAFT, JSON.stringify(draft)));
}

export function forgetDraft() {
  forgetPost();
  ifAllowed(() => sessionStorage.removeItem(DRAFT));
}

export function forgetPostedDraft() {
  if (notedPost()) forgetDraft();
}

/** A posted draft is shown after the back button and a reload, not on a new visit. */
export function savedDraft(): Draft | undefined {
  if (!isBeingPosted() && isNewVisit()) forgetPostedDraft();
  const draft = ifAllowed(() => JSON.parse(sessionStorage.getItem(DRAFT) ?? ''));
  const answers = Object.entries(Object(draft)).flatMap(([name, answer]) =>
    typeof answer === 'string' ? [[name, answer] as const] : [],
  );
  return answers.length > 0 ? Object.fromEntries(answers) : undefined;
}

/** False after a reload and after the back button. */
export function isNewVisit() {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}

/**
 * The browser posts the form itself before its module has loaded. The server makes the id of such a request from its
 * words, so a second Submit must go the same way to be the same request.
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
const notedPost = () => ifAllowed(() => sessionStorage.getItem(POSTED));

const forgetPost = () => ifAllowed(() => sessionStorage.removeItem(POSTED));

const note = (page: string) => ifAllowed(() => sessionStorage.setItem(POSTED, page));

const thisPage = () => String(performance.timeOrigin);
