import { expect, test } from '../kit/browser/site.ts';

test('drawings of home show their words whole, in letters of 12 px and more', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const drawing of await page.locator('[data-scene]').all())
      expect.soft(await drawing.evaluate(smallestLetters)).toBeGreaterThanOrEqual(12);
  }
});

/** The smallest font size in px; 0 where words are cut off. */
function smallestLetters(drawing: Element) {
  const { left, right } = drawing.getBoundingClientRect();
  const spoken = [...drawing.querySelectorAll('p, b, small, span, li')].filter(
    (part) => part.textContent && part.checkVisibility(),
  );
  const fits = spoken.every((part) => {
    const box = part.getBoundingClientRect();
    return box.left >= left && box.right <= right && part.scrollWidth <= part.clientWidth + 1;
  });
  if (!fits || spoken.length === 0) return 0;
  return Math.min(...spoken.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
}
