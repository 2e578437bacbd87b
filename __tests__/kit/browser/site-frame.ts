import type { Page } from '@playwright/test';
import { agency } from '#content/agency.ts';
import { frameWords as words } from '../words.ts';

/** What a visitor sees and does around every page: header, menu and footer. */
export function frameWords(page: Page) {
  const header = page.getByRole('banner');
  const main = header.getByRole('navigation', { name: words.mainLinks, exact: true });
  const menuButton = header.getByRole('button', { name: words.menu, exact: true });
  return {
    header,
    menuButton,
    footer: page.getByRole('contentinfo'),
    links: main.getByRole('link'),
    brand: header.getByRole('link', { name: agency.name, exact: true }),
    follow: (label: string) => main.getByRole('link', { name: label, exact: true }).click(),
    openMenu: () => menuButton.click(),
    scrollTo: (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top),
    scrolledBy: () => page.evaluate(() => window.scrollY),
  };
}

/** What an assistive technology is told about the menu button: the browser adds it by itself. */
export async function isAnnouncedAsExpanded(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const button = nodes.find(
    ({ role, name }) => role?.value === 'button' && name?.value === words.menu,
  );
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}
