import { expect, test } from '../kit/browser/site.ts';
import { pages } from '../kit/real/built-pages.ts';

/** A fold needs no script. */
test.use({ javaScriptEnabled: false });

for (const width of [390, 1280])
  test(`each fold at ${width} px shows and hides its content`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of pages) {
      await page.goto(path);
      for (const fold of await page.locator('summary:visible').all()) {
        const before = await page.evaluate(visibleElements);
        await fold.press('Enter');
        expect.soft(await page.evaluate(visibleElements), path).not.toBe(before);
        await fold.press('Enter');
        expect.soft(await page.evaluate(visibleElements), path).toBe(before);
      }
    }
  });

function visibleElements() {
  return [...document.querySelectorAll('main *')].filter((each) => each.checkVisibility()).length;
}
