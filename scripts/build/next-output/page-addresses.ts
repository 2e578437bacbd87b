import { languages, ownLanguage } from '#content/languages.ts';
import { addresses, addressesIn, REMOVABLE } from '#content/navigation.ts';

type Addresses = Readonly<Record<string, string | undefined>>;

/** Next names pages after their language and folder. Our first language has no prefix. */
export function publicAddress(
  route: string,
  rowsIn: (language: string) => Addresses = addressesIn,
) {
  const [, language = '', folder = '', ...rest] = route.split('/');
  if (!isLanguage(language)) return route;
  const prefix = language === ownLanguage ? '' : `/${language}`;
  const address = folder && (rowsIn(language)[folder] ?? `/${folder}`);
  return [prefix + address, ...rest].join('/') || '/';
}

const isLanguage = (text: string) => languages.some(({ code }) => code === text);

/** Next writes and lists a page of ours even if the agency has removed its row. */
export const removedPages = (rows: Addresses = addresses) =>
  REMOVABLE.filter((page) => rows[page] === undefined);

export const isRemoved = (entry: string, rows?: Addresses) =>
  removedPages(rows).some((page) => `${entry}/`.startsWith(`/[language]/${page}/`));
