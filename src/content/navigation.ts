import { furtherAddresses, redirects, pages as rows } from '#agency/pages.ts';
import type { SitePage } from '#agency-types.ts';
import { prefixOf } from './languages.ts';

export { furtherAddresses, redirects };

type Rows = typeof rows;
export type RowName = keyof Rows;
/** A row whose address has a `#` is a link to a part of a page. */
type PageName = {
  [Name in RowName]: Rows[Name]['address'] extends `${string}#${string}` ? never : Name;
}[RowName];

/** Our pages that exist only if the agency has a row for them. */
export const REMOVABLE = ['about'] as const;
type Removable = (typeof REMOVABLE)[number];

/** Our code must compile without the rows that an agency may remove. */
export type Pages = Readonly<
  Record<'home' | 'services' | 'consultation' | Exclude<PageName, Removable>, string>
> & { readonly [Page in Removable]?: string };

const entries: readonly [RowName, SitePage][] = (Object.keys(rows) as RowName[]).map((name) => [
  name,
  rows[name],
]);

export const rowNames = entries.map(([name]) => name);

/**
 * The addresses in the first language. `words.pages` and the sitemap have each of them in every
 * language.
 */
export const addresses = Object.fromEntries(
  entries.flatMap(([name, { address }]) => (address.includes('#') ? [] : [[name, address]])),
) as Pages;

/** No address but "/" ends in a slash. */
export const addressIn = (language: string, address: string) =>
  (prefixOf(language) + address).replace(/(.)\/$/, '$1').replace(/(.)\/#/, '$1#');

export const pagesIn = (language: string) =>
  Object.fromEntries(
    Object.entries(addresses).map(([page, address]) => [page, addressIn(language, address)]),
  ) as Pages;

export function linksIn(language: string, labels: Readonly<Record<RowName, string>>) {
  const pages = pagesIn(language);
  const linkTo = (name: RowName) => ({
    label: labels[name],
    href: addressIn(language, rows[name].address),
  });
  const linksOf = (place: 'header' | 'footer') =>
    entries.filter(([, { linkedIn }]) => linkedIn?.includes(place)).map(([name]) => linkTo(name));
  return {
    pages,
    contactLink: linkTo('consultation'),
    servicesLink: linkTo('services'),
    headerLinks: linksOf('header'),
    quickLinks: linksOf('footer'),
    consultationAbout: ({ id }: { id: string }) => `${pages.consultation}?service=${id}`,
    /**
     * A weekday as `Date` counts it: 2 is Tuesday. The form then opens with a call on the next such
     * day.
     */
    callOn: (weekday: number) => `${pages.consultation}?call=${weekday}`,
  };
}
