import type { Page } from '@playwright/test';
import { agency } from '#content/agency.ts';
import { headerLinks } from '../words.ts';

export function siteFrame(page: Page) {
  const header = page.getByRole('banner');
  /** Links to other languages have the attribute hreflang. */
  const links = header.locator('nav').getByRole('link').and(page.locator('a:not([hreflang])'));
  const menuButton = header.getByRole('button');
  return {
    header,
    menuButton,
    footer: page.getByRole('contentinfo'),
    links,
    brand: header.getByRole('link', { name: agency.name, exact: true }).first(),
    follow: (address: string) =>
      links.nth(headerLinks.findIndex(({ href }) => href === address)).click(),
    openMenu: () => menuButton.click(),
    scrollTo: (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top),
    scrolledBy: () => page.evaluate(() => window.scrollY),
  };
}
