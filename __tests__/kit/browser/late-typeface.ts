import type { Page } from '@playwright/test';

/** Does not count what a busy machine paints late. */
export async function openWithLateTypeface(page: Page, path: string) {
  await page.route('**/fonts/*', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await page.waitForLoadState('domcontentloaded');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => performance.mark('typeface'));
    await route.continue();
  });
  const response = await page.goto(path);
  const moves = await page.evaluate(moved);
  await page.unroute('**/fonts/*');
  return { response, ...moves };
}

async function moved() {
  await document.fonts.ready;
  const { startTime: released = Infinity } = performance.getEntriesByName('typeface')[0] ?? {};
  let furthest = 0;
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(({ startTime }) => startTime >= released)) {
      sum += Object(entry).value;
      for (const { previousRect, currentRect } of Object(entry).sources)
        furthest = Math.max(furthest, Math.abs(previousRect.y - currentRect.y));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  // Entries that were buffered arrive with the frame after the one that moved.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  return { furthest, sum };
}
