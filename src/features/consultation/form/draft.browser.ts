import { tryStorage } from '#browser/local-copies.ts';

const DRAFT_KEY = 'consultation-draft';

export type Draft = Record<string, string>;

export const saveDraft = (draft: Draft) =>
  tryStorage(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft)));

export const forgetDraft = () => tryStorage(() => sessionStorage.removeItem(DRAFT_KEY));

export const savedDraft = (): Draft | undefined =>
  tryStorage(() => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? ''));

/** True if a link or a posted form led to this page. False after a reload or the back button. */
export function isNavigation() {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}
