import type { FurtherAddresses, PageRows, Redirects } from '#agency-types.ts';

/**
 * The pages, and the links to them in this order. A page whose row you delete does not exist: only
 * home, services and consultation must stay. A new row needs a label: `navigation` in words/en.ts.
 */
export const pages = {
  home: { address: '/', linkedIn: ['header', 'footer'] },
  services: { address: '/services', linkedIn: ['header', 'footer'] },
  // A part of a page: the services on the home page begin with websites.
  websites: { address: '/#services', linkedIn: ['header'] },
  about: { address: '/about', linkedIn: ['header', 'footer'] },
  consultation: { address: '/consultation', linkedIn: ['header'] },
} as const satisfies PageRows;

/** Addresses of an earlier site: `{ from: '/prices', to: '/services' }`. */
export const redirects: Redirects = [];

/** Addresses of a [slug], for the sitemap: '/work/one'. */
export const furtherAddresses: FurtherAddresses = [];
