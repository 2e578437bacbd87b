/**
 * Your people: `{ name: 'Ada Lovelace', role: 'Founder', sentence: '…', portrait: '/ada.jpg' }`.
 * The portrait is a square file in `public`.
 */
export const people: readonly { name: string; role: string; sentence: string; portrait: string }[] = [];

/** The about page shows people and words once `people` has an entry. */
export const peopleWords = {
  title: 'Who you work with',
  lead: 'The people who answer you.',
} as const;
