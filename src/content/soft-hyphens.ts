/** For titles, search engines, mails and lists of options. */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00AD', '');
