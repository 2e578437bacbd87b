import { pages } from '../../scripts/prove/real/built-site.ts';
import { expect, test } from './site.ts';

for (const path of pages)
  test(`no figure of ${path} is broken in two where text is twice as large`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.locator('dd').evaluateAll((figures) =>
        figures
          .filter((figure) => {
            const text = document.createRange();
            text.selectNodeContents(figure);
            const isOneWord = !figure.textContent?.trim().includes(' ');
            return isOneWord && text.getClientRects().length > 1;
          })
          .map((figure) => figure.textContent),
      );
      expect(broken, `at ${width} px`).toEqual([]);
    }
  });
