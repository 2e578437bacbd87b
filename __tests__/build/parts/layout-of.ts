import type { Page } from '@playwright/test';

export async function layoutOf(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.locator('main :is(h1, h2, h3, article, img, svg)').evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return [x, y, width].map(Math.round);
    }),
  );
}
