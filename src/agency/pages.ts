import type { FurtherAddresses, Redirects, SitePages } from '#agency-types.ts';

/**
 * The pages, and the links to them in this order. Delete a line, and the page is gone; home,
 * services and consultation must stay. A page of your own is a line here, its label (`navigation`
 * in words/en.ts) and the file src/app/[language]/NAME/page.tsx.
 */
export const pages = {
  home: { address: '/', linkedIn: ['header', 'footer'] },
  services: { address: '/services', linkedIn: ['header', 'footer'] },
  // A part of a page: the services on the home page begin with websites.
  websites: { address: '/#services', linkedIn: ['header'] },
  about: { address: '/about', linkedIn: ['header', 'footer'] },
  consultation: { address: '/consultation', linkedIn: ['header'] },
} as const satisfies SitePages;

/** Addresses of an earlier site lead to pages of this one. */
export const redirects: Redirects = [
  // { from: '/prices', to: '/services' },
];

/** For search engines: addresses of pages that one file makes many of, such as '/work/one'. */
export const furtherAddresses: FurtherAddresses = [];
