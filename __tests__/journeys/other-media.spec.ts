import type { Page } from '@playwright/test';
import { pages } from '../../scripts/prove/real/built-pages.ts';
import { expect, test } from '../kit/browser/site.ts';

test('every word is readable on paper and in forced colours', async ({ page }) => {
  for (const path of pages) {
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    await page.goto(path);
    expect.soft(await transparentWords(page), `${path} in forced colours`).toEqual([]);
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    expect.soft(await transparentWords(page), `${path} on paper`).toEqual([]);
  }
});

function transparentWords(page: Page) {
  return page.locator('body *').evaluateAll((all) =>
    all
      .filter((each) =>
        [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((each) => each.checkVisibility() && each.getClientRects().length > 0)
      .filter((each) => {
        const { color, webkitTextFillColor } = getComputedStyle(each);
        return [color, webkitTextFillColor].includes('rgba(0, 0, 0, 0)');
      })
      .map((each) => each.textContent),
  );
}
