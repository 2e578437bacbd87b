import type { Page } from '@playwright/test';
import { typeface } from '#styles/typeface.ts';
import { pages } from '../../scripts/prove/real/built-pages.ts';
import { expect, test } from '../kit/browser/site.ts';

test('every file of the typeface is served', async ({ request }) => {
  const files = [...typeface.faces.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file);
  expect(files).toContain(typeface.preload);
  for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
});

test('a late typeface moves no line (CLS)', async ({ page }) => {
  await page.route('**/fonts/*', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
  const moving: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    const { isLate, furthest, sum } = await moved(page);
    expect.soft(isLate, path).toBe(true);
    // Other letter widths move a word. Browsers call a sum of 0.1 good.
    if (furthest > 0 || sum >= 0.01) moving.push(`${path} by ${furthest} px, ${sum} in all`);
  }
  // Among many pages one title may break elsewhere.
  expect(moving.length, moving.join('\n')).toBeLessThanOrEqual(Math.floor(pages.length / 10));
});

function moved(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const [font] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /fonts/.test(name));
    const [paint] = performance.getEntriesByType('paint');
    const isLate =
      'responseEnd' in Object(font) && Object(font).responseEnd > (paint?.startTime ?? 0);
    let furthest = 0;
    let sum = 0;
    return new Promise<{ isLate: boolean; furthest: number; sum: number }>((resolve) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          sum += Object(entry).value;
          for (const { previousRect, currentRect } of Object(entry).sources)
            furthest = Math.max(furthest, Math.abs(previousRect.y - currentRect.y));
        }
      }).observe({ type: 'layout-shift', buffered: true });
      // Entries that were buffered arrive with the frame after the one that moved.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => setTimeout(() => resolve({ isLate, furthest, sum }))),
      );
    });
  });
}
