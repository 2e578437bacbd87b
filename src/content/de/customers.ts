/**
 * Quotations, with their quotation marks:
 * `{ words: '„…“', name: 'Ada Lovelace', role: 'Analytical Engines' }`.
 */
export const testimonials: readonly { words: string; name: string; role?: string }[] = [];

export const customers = {
  testimonials: { title: 'Was unsere Kunden sagen', lead: 'In ihren eigenen Worten.' },
  logos: 'Wer mit uns arbeitet',
} as const;
