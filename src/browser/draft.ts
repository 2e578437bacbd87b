import { tryStorage } from './local-copies.ts';

const DRAFT = 'consultation-draft';

export type Answers = Record<string, string>;

export const saveDraft = (draft: Answers) =>
  tryStorage(() => sessionStorage.setItem(DRAFT, JSON.stringify(draft)));

export const forgetDraft = () => tryStorage(() => sessionStorage.removeItem(DRAFT));

export const savedDraft = (): Answers | undefined =>
  tryStorage(() => JSON.parse(sessionStorage.getItem(DRAFT) ?? ''));

/** Whether a link or a posted form led to this page, and not a reload or the back button. */
export function wasNavigatedTo() {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}
