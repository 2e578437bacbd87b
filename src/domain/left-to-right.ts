/** Read so among words of any language: a number of a telephone, or a currency in Latin letters. */
export const leftToRight = (text: string) => `\u2066${text}\u2069`;
