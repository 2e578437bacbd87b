import { ifAllowed } from './if-allowed.ts';
import { forgetPost, isBeingPosted, notedPost } from './posts.ts';

const KEY = 'consultation-draft';

export type Draft = Record<string, string>;

export function saveDraft(draft: Draft) {
  if (isBeingPosted()) return;
  forgetPost();
  ifAllowed(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
}

export function forgetDraft() {
  forgetPost();
  ifAllowed(() => sessionStorage.removeItem(KEY));
}

/** A posted draft is shown after the back button and a reload, not on a new visit. */
export function savedDraft(): Draft | undefined {
  if (notedPost() && !isBeingPosted() && isNewVisit()) forgetDraft();
  const draft = ifAllowed(() => JSON.parse(sessionStorage.getItem(KEY) ?? ''));
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
