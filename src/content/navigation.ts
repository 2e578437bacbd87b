import { furtherAddresses, pages as rows, redirects as yours } from '#agency/pages.ts';
import type { PageAddress, SitePage } from '#agency-types.ts';
import { languages, ownLanguage, prefixOf } from './languages.ts';
import { type TextPageName, textPages } from './text-page.ts';

export { furtherAddresses };

type Rows = typeof rows;
/** The footer lists text pages by their titles. */
export type RowName = Exclude<keyof Rows, TextPageName>;
/** A row whose address has a `#` is a link to a part of a page. */
type PageName = {
  [Name in RowName]: Rows[Name]['address'] extends `${string}#${string}` ? never : Name;
}[RowName];

/** Our pages that exist only if the agency has a row for them. */
export const REMOVABLE = ['about', 'blog'] as const;
type Removable = (typeof REMOVABLE)[number];

/** Our code must compile without the rows that an agency may remove. */
export type Pages = Readonly<
  Record<'home' | 'services' | 'consultation' | Exclude<PageName, Removable>, string>
> & { readonly [Page in Removable]?: string };

const given: Readonly<Record<string, SitePage>> = rows;

export const rowNames = (Object.keys(rows) as (keyof Rows)[]).filter(isRowName);

function isRowName(name: keyof Rows): name is RowName {
  return !textPages.some((page: string) => page === name);
}

function addressOf(name: string, language: string): PageAddress {
  const address = given[name]?.address ?? presetOf(name);
  return typeof address === 'string' ? address : (address[language] ?? presetOf(name));
}

const presetOf = (name: string): PageAddress => `/${name}`;

const addressesOf = (names: readonly string[], language: string) =>
  Object.fromEntries(
    names
      .map((name) => [name, addressOf(name, language)] as const)
      .filter(([, address]) => !address.includes('#')),
  );

/** No address but "/" ends in a slash. */
export const addressIn = (language: string, address: string) =>
  (prefixOf(language) + address).replace(/(.)\/$/, '$1').replace(/(.)\/#/, '$1#');

/** Without the prefix of the language. `words.pages` and the sitemap have it. */
export const addressesIn = (language: string) => addressesOf(rowNames, language) as Pages;

export const textAddressesIn = (language: string) =>
  addressesOf(textPages, language) as Record<TextPageName, PageAddress>;

export const addresses = addressesIn(ownLanguage);

const placesIn = (language: string): Readonly<Record<string, string>> => ({
  ...addressesIn(language),
  ...textAddressesIn(language),
});

/** The address of the same page in another language. */
export function addressInOther(language: string, address: string, other: string) {
  const own = address.slice(prefixOf(language).length) || '/';
  const isIn = ([, place]: [string, string]) => own === place || own.startsWith(`${place}/`);
  const [name, place = ''] = Object.entries(placesIn(language)).find(isIn) ?? [];
  const there = name === undefined ? undefined : placesIn(other)[name];
  return addressIn(other, there === undefined ? own : there + own.slice(place.length));
}

/** A page of ours with an address of its own is found at its usual one, too, if that is free. */
function presetRedirects(language: string) {
  const places = placesIn(language);
  const isFree = (address: string) => !Object.values(places).includes(address);
  return Object.entries(places)
    .filter(
      ([name, address]) => name !== 'home' && address !== presetOf(name) && isFree(presetOf(name)),
    )
    .map(([name, address]) => ({
      from: `${addressIn(language, presetOf(name))}/:rest*`,
      to: `${encodeURI(addressIn(language, address))}/:rest*`,
    }));
}

export const redirects = [...languages.flatMap(({ code }) => presetRedirects(code)), ...yours];

export const pagesIn = (language: string) =>
  Object.fromEntries(
    Object.entries(addressesIn(language)).map(([page, address]) => [
      page,
      addressIn(language, address),
    ]),
  ) as Pages;

export function linksIn(language: string, labels: Readonly<Record<RowName, string>>) {
  const pages = pagesIn(language);
  const linkTo = (name: RowName) => ({
    label: labels[name],
    href: addressIn(language, addressOf(name, language)),
  });
  const linksOf = (place: 'header' | 'footer') =>
    rowNames.filter((name) => given[name]?.linkedIn?.includes(place)).map(linkTo);
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
