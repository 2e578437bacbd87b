import type { Page } from '@playwright/test';
import { typeface } from '#styles/typeface.ts';
import { pages } from '../../scripts/prove/real/built-site.ts';
import { fieldOf } from '../kit/browser/consultation-page.ts';
import { expect, test } from '../kit/browser/site.ts';

const files = [...typeface.faces.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file);
const ofRarerLetters = files.find((file) => file !== typeface.preload);

const [, range = ''] = /unicode-range: ([^;]+)/.exec(typeface.faces) ?? [];
const rarerLetter = new RegExp(
  `[${range
    .replace(/U\+(\w+)/g, '\\u{$1}')
    .replace(/-(\w+)/g, '-\\u{$1}')
    .replaceAll(', ', '')}]`,
  'u',
);

if (ofRarerLetters)
  test('a page loads letters beyond ASCII only when it shows one', async ({ page }) => {
    const loaded: string[] = [];
    page.on('response', (answer) => {
      if (answer.ok() && answer.url().includes('/fonts/'))
        loaded.push(new URL(answer.url()).pathname);
    });
    await page.goto('/consultation');
    await page.evaluate(() => document.fonts.ready);
    const showsOne = rarerLetter.test(await page.locator('body').innerText());
    expect(loaded.includes(ofRarerLetters)).toBe(showsOne);

    await fieldOf(page, 'name').fill('Zoë Müller, Łódź');
    await expect.poll(() => loaded).toContain(ofRarerLetters);
  });

test('no line moves (CLS) where the typeface is late', async ({ page }) => {
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

/** The furthest vertical shift in pixels, and the browser's sum of shifts. */
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
