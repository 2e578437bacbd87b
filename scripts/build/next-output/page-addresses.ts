import { languages, ownLanguage } from '../../../src/content/languages.ts';
import { addresses, REMOVABLE } from '../../../src/content/navigation.ts';

type Addresses = Readonly<Record<string, string | undefined>>;

/**
 * The address of a route of Next. Next has a prefix for each language, and names pages after their
 * folders in src/app/[language]. The agency's own language has no prefix, and src/agency/pages.ts
 * has the addresses.
 */
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
