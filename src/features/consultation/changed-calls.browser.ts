import { tryStorage } from '#browser/local-copies.ts';

const KEY = 'changed-calls';
const MOST_REMEMBERED = 20;

/** Other tabs, and the history of this one, may still show the call as it was. */
export function noteChangedCall(callKey: string) {
  const others = changedCalls().filter((known) => known !== callKey);
  const keys = [...others, callKey].slice(-MOST_REMEMBERED);
  tryStorage(() => localStorage.setItem(KEY, JSON.stringify(keys)));
}

export const isChangedCall = (callKey: string) => changedCalls().includes(callKey);

const changedCalls = (): string[] =>
  tryStorage(() => JSON.parse(localStorage.getItem(KEY) ?? '[]')) ?? [];
