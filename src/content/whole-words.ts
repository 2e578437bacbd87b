/** Removes soft hyphens, which are for pages alone: titles, search engines, mails and lists get each word whole. */
export const withWholeWords = (text: string) => text.replaceAll('\u00AD', '');
