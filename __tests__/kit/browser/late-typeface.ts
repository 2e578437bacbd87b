import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Opens a page with a typeface that arrives after the first paint, and measures what moves then. */
export async function openWithLateTypeface(page: Page, path: string) {
  await page.route('**/fonts/*', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
  const answer = await page.goto(path);
  const { isLate, ...moves } = await moved(page);
  expect.soft(isLate, path).toBe(true);
  await page.unroute('**/fonts/*');
  return { answer, ...moves };
}

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
