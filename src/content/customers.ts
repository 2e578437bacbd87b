/** Quotations: `{ words: '…', name: 'Ada Lovelace', role: 'Analytical Engines' }`. */
export const voices: readonly { words: string; name: string; role?: string }[] = [];

/**
 * Logos of customers, files in `public`: `{ name: 'Acme', file: '/acme.svg', width: 120, height: 40 }`. A logo stands on
 * white unless it names another `ground`.
 */
export const logos: readonly {
  name: string;
  file: string;
  width: number;
  height: number;
  ground?: string;
}[] = [];

/** The home page shows each list once it has an entry. */
export const customers = {
  voices: { title: 'What customers say', lead: 'In their own words.' },
  logos: 'Who works with us',
} as const;
