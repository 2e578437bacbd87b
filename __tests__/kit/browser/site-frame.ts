import type { Page } from '@playwright/test';
import { agency } from '#content/agency.ts';
import { frameWords as words } from '../words.ts';

export function siteFrame(page: Page) {
  const header = page.getByRole('banner');
  const main = header.getByRole('navigation', { name: words.mainLinks, exact: true });
  const menuButton = header.getByRole('button', { name: words.menu, exact: true });
  return {
    header,
    menuButton,
    footer: page.getByRole('contentinfo'),
    /** Links to other languages have the attribute hreflang. */
    links: main.getByRole('link').and(page.locator('a:not([hreflang])')),
    brand: header.getByRole('link', { name: agency.name, exact: true }),
    follow: (label: string) => main.getByRole('link', { name: label, exact: true }).click(),
    openMenu: () => menuButton.click(),
    scrollTo: (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top),
    scrolledBy: () => page.evaluate(() => window.scrollY),
  };
}
