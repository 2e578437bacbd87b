import { prefixOf } from './languages.ts';

/** The addresses in the first language. `words.pages` and the sitemap have each of them in every language. */
export const addresses = {
  home: '/',
  services: '/services',
  about: '/about',
  consultation: '/consultation',
} as const;

export type PageName = keyof typeof addresses;
export type Pages = Readonly<Record<PageName, string>>;

/** No address but "/" ends in a slash. */
export const addressIn = (language: string, address: string) =>
  (prefixOf(language) + address).replace(/(.)\/$/, '$1');

export const pagesIn = (language: string) =>
  Object.fromEntries(
    Object.entries(addresses).map(([page, address]) => [page, addressIn(language, address)]),
  ) as Pages;

type Labels = Record<'home' | 'services' | 'websites' | 'about' | 'contact', string>;

export function linksIn(language: string, labels: Labels) {
  const pages = pagesIn(language);
  const to = (page: PageName & keyof Labels) => ({ label: labels[page], href: pages[page] });
  const contactLink = { label: labels.contact, href: pages.consultation };
  // The services on the home page begin with websites.
  const websites = { label: labels.websites, href: `${pages.home}#services` };
  return {
    pages,
    contactLink,
    servicesLink: to('services'),
    headerLinks: [to('home'), to('services'), websites, to('about'), contactLink],
    quickLinks: [to('home'), to('services'), to('about')],
    consultationAbout: ({ id }: { id: string }) => `${pages.consultation}?service=${id}`,
    /** A weekday as `Date` counts it: 2 is Tuesday. The form then opens with a call on the next such day. */
    callOn: (weekday: number) => `${pages.consultation}?call=${weekday}`,
  };
}
