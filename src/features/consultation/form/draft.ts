import { ifAllowed } from '../sending/local-copies.ts';

const KEY = 'consultation-draft';
const POSTED = 'posted';
export const CONSULTATION_FORM = 'form[action="/api/consultation"]';

export type Draft = Record<string, string>;

export function saveDraft(draft: Draft) {
  if (!isBeingPosted()) store(draft);
}

function store(draft: Draft) {
  ifAllowed(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
}

export function forgetDraft() {
  ifAllowed(() => sessionStorage.removeItem(KEY));
}

/** A posted draft is shown after the back button and a reload, not on a new visit. */
export function savedDraft(): Draft | undefined {
  if (POSTED in storedDraft() && !isBeingPosted() && isNewVisit()) forgetDraft();
  const draft = storedDraft();
  return Object.keys(draft).length > 0 ? draft : undefined;
}

function storedDraft(): Draft {
  const draft = ifAllowed(() => JSON.parse(sessionStorage.getItem(KEY) ?? ''));
  return Object.fromEntries(
    Object.entries(Object(draft)).flatMap(([name, answer]) =>
      typeof answer === 'string' ? [[name, answer] as const] : [],
    ),
  );
}

/**
 * The browser posts the form itself before this script has loaded, and when the calendar cannot be loaded. The server
 * makes the id of such a request from its words, so a second Submit must go the same way to be the same request.
 */
export function notePosts() {
  // The window hears the event after React has handled it.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof Element) || !target.matches(CONSULTATION_FORM))
      return;
    store({ ...storedDraft(), [POSTED]: thisPage() });
  });
  // A visitor who returns to the cached page knows how the post ended. From then on the script sends, and keeps a copy.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isBeingPosted()) store({ ...storedDraft(), [POSTED]: 'before' });
  });
}

/** The browser has posted the form of this page and has no answer yet. */
export const isBeingPosted = () => storedDraft()[POSTED] === thisPage();

const thisPage = () => String(performance.timeOrigin);

/** False after a reload and after the back button. */
export function isNewVisit() {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}
