import type { Page } from '@playwright/test';
import { agency } from '#content/agency.ts';
import { frameWords as words } from '../words.ts';

export function frameWords(page: Page) {
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

/** The state of the menu button in the accessibility tree, which the browser adds. */
export async function isAnnouncedAsExpanded(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const button = nodes.find(
    ({ role, name }) => role?.value === 'button' && name?.value === words.menu,
  );
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}
