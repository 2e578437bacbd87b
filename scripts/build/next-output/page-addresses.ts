import { languages, ownLanguage } from '../../../src/content/languages.ts';
import { addresses, REMOVABLE } from '../../../src/content/navigation.ts';

type Addresses = Readonly<Record<string, string | undefined>>;

/** Next names pages after their language and folder. Our first language has no prefix. */
export function publicAddress(route: string, rows: Addresses = addresses) {
  const [, language = '', folder = '', ...rest] = route.split('/');
  if (!isLanguage(language)) return route;
  const prefix = language === ownLanguage ? '' : `/${language}`;
  const address = folder && (rows[folder] ?? `/${folder}`);
  return [prefix + address, ...rest].join('/') || '/';
}

const isLanguage = (text: string) => languages.some(({ code }) => code === text);

/** Next writes a page of ours even if the agency has removed its row. */
export const isRemoved = (entry: string, rows: Addresses = addresses) =>
  REMOVABLE.some(
    (page) => rows[page] === undefined && `${entry}/`.startsWith(`/[language]/${page}/`),
  );
