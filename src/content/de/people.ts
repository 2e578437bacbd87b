/**
 * Your people: `{ name: 'Ada Lovelace', role: 'Gründerin', sentence: '…', portrait: '/ada.jpg' }`.
 * The portrait is a square file in `public`.
 */
export const people: readonly { name: string; role: string; sentence: string; portrait: string }[] = [];

export const peopleWords = {
  title: 'Mit wem Sie arbeiten',
  lead: 'Diese Menschen antworten Ihnen.',
} as const;
