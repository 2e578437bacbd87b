/** What customers have said, in their words: `{ words: '…', name: 'Ada Lovelace', role: 'Analytical Engines' }`. */
export const voices: readonly { words: string; name: string; role?: string }[] = [];

/** Whom you work for; each logo is a file in `public`: `{ name: 'Acme', file: '/acme.svg', width: 120, height: 40 }`. It stands on white, or on the `ground` that it names: a white logo wants a dark one. */
export const logos: readonly {
  name: string;
  file: string;
  width: number;
  height: number;
  ground?: string;
}[] = [];

/** They stand on the home page, as soon as there are some. */
export const customers = {
  voices: { title: 'What customers say', lead: 'In their own words.' },
  logos: 'Who works with us',
} as const;
