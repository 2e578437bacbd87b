import { ifAllowed } from '../sending/local-copies.ts';

const KEY = 'consultation-draft';
const POSTED = 'posted';
export const CONSULTATION_FORM = 'form[action="/api/consultation"]';
const BEING_POSTED = 'data-being-posted';

export type Draft = Record<string, string>;

export function saveDraft(draft: Draft) {
  ifAllowed(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
}

export function forgetDraft() {
  ifAllowed(() => sessionStorage.removeItem(KEY));
}

/** What was posted is shown to whoever goes back to it, and no draft for who opens the page anew. */
export function savedDraft(): Draft | undefined {
  const draft = storedDraft();
  const isOver = POSTED in draft && isNewVisit();
  return Object.keys(draft).length > 0 && !isOver ? draft : undefined;
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
 * The browser posts the form by itself before the island is there, and where it has no calendar. Such a request has no id of
 * its own: pressed again it must go the same way, because only the same words of the same way are the same request.
 */
export function notePosts() {
  // On the window: it hears of it when the island has had its say.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (
      defaultPrevented ||
      !(target instanceof HTMLFormElement) ||
      !target.matches(CONSULTATION_FORM)
    )
      return;
    target.toggleAttribute(BEING_POSTED, true);
    saveDraft({ ...storedDraft(), [POSTED]: '1' });
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.querySelector(CONSULTATION_FORM)?.removeAttribute(BEING_POSTED);
  });
}

export const isBeingPosted = (form: HTMLFormElement) => form.hasAttribute(BEING_POSTED);

/** Neither reloaded nor come back to. */
export function isNewVisit() {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}
