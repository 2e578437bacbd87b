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

/** A posted draft is shown to visitors who go back to it, not to those who open the page anew. */
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
 * The browser posts the form by itself before the island is there, and where it has no calendar. Such a request has no id of
 * its own: pressed again it must go the same way, because only the same words of the same way are the same request.
 */
export function notePosts() {
  // On the window: it hears of it when the island has had its say.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof Element) || !target.matches(CONSULTATION_FORM))
      return;
    store({ ...storedDraft(), [POSTED]: thisPage() });
  });
  // Whoever comes back to the page as it was has heard how the post ended: from now on the island sends, and keeps a copy.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isBeingPosted()) store({ ...storedDraft(), [POSTED]: 'before' });
  });
}

/** Whether the browser has posted the form of this page, and has no answer yet. */
export const isBeingPosted = () => storedDraft()[POSTED] === thisPage();

const thisPage = () => String(performance.timeOrigin);

/** Neither reloaded nor come back to. */
export function isNewVisit() {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}
