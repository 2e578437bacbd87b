/**
 * Quotations, with their quotation marks:
 * `{ words: '“…”', name: 'Ada Lovelace', role: 'Analytical Engines' }`.
 */
export const testimonials: readonly { words: string; name: string; role?: string }[] = [];

/**
 * Titles of the quotations, and of `customerLogos` in agency.ts. The home page shows each list once
 * it has an entry.
 */
export const customers = {
  testimonials: { title: 'What customers say', lead: 'In their own words.' },
  logos: 'Who works with us',
} as const;
