/** What `npm test` lives through, the same each time: so many lives, drawn from this word. */
export const SEED = 'always';
export const HISTORIES = '300';
