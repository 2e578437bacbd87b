/** A soft hyphen is for pages alone: titles, search engines, mails and lists get each word whole. */
export const withWholeWords = (text: string) => text.replaceAll('\u00AD', '');
