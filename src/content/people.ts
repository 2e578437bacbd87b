/** Who you are: `{ name: 'Ada Lovelace', role: 'Founder', sentence: '…', portrait: '/ada.jpg' }`, a file in `public`. */
export const people: readonly {
  name: string;
  role: string;
  sentence: string;
  /** A square. */
  portrait: string;
}[] = [];

/** They stand on the about page, as soon as there are some. */
export const peopleWords = {
  title: 'Who you work with',
  lead: 'The people who answer you.',
} as const;
