import type { Page } from '@playwright/test';

export function deskPage(page: Page) {
  const list = page.getByRole('list').filter({ has: page.locator('time') });
  return {
    requests: list.getByRole('link'),
    told: page.getByRole('status'),
    figure: (name: string) =>
      page.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition'),
    open: (who: string) => list.getByRole('link').filter({ hasText: who }).click(),
    act: (button: string) => page.getByRole('button', { name: button, exact: true }).click(),
    back: () => page.getByRole('link', { name: 'All requests' }).click(),
    async search(wanted: { state?: string; word?: string }) {
      if (wanted.state !== undefined) await page.getByLabel('State').selectOption(wanted.state);
      if (wanted.word !== undefined) await page.getByLabel('Word').fill(wanted.word);
      await page.getByRole('button', { name: 'Show' }).click();
    },
  };
}
