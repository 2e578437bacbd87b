import type { Page } from '@playwright/test';
import { frameWords } from '../words.ts';

export function siteFrame(page: Page) {
  const header = page.getByRole('banner');
  /** Not the links to other languages and to the agency's mail and telephone. */
  const toPages = page.locator('a:not([hreflang], [href^="mailto:"], [href^="tel:"])');
  const links = header.locator('nav').getByRole('link').and(toPages);
  const menuButton = header.getByRole('button', { name: frameWords.menu, exact: true });
  return {
    header,
    menuButton,
    footer: page.getByRole('contentinfo'),
    links,
    scrollTo: (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top),
  };
}
