import type { Page } from '@playwright/test';

/** Opens a page with a typeface that arrives after the first paint, and measures what shifts then. */
export async function openWithLateTypeface(page: Page, path: string) {
  await page.route('**/fonts/*', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
  const answer = await page.goto(path);
  return { answer, shift: await page.evaluate(layoutShift) };
}

async function layoutShift() {
  await document.fonts.ready;
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Object(entry).value;
  }).observe({ type: 'layout-shift', buffered: true });
  // Entries that were buffered arrive with the frame after the one that moved.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  return sum;
}
