/** Soft hyphens are for pages alone: titles, search engines, mails and lists of options get each word whole. */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00AD', '');
