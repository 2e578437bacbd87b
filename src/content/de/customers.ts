import type { customers as english, voices as inEnglish } from '../en/customers.ts';
import type { Words } from '../translation.ts';

/** Zitate: `{ words: '…', name: 'Ada Lovelace', role: 'Analytical Engines' }`. */
export const voices: typeof inEnglish = [];

export const customers: Words<typeof english> = {
  voices: { title: 'Was unsere Kunden sagen', lead: 'In ihren eigenen Worten.' },
  logos: 'Wer mit uns arbeitet',
};
