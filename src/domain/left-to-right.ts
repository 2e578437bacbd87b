/** Telephone numbers and currencies in Latin letters stay left-to-right in every language. */
export const leftToRight = (text: string) => `\u2066${text}\u2069`;
