import type { Page } from '@playwright/test';
import { services } from '#content/services.ts';
import { expect, test } from '../kit/browser/site.ts';

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: { width: 390, height: 844 },
});

for (const path of ['/', '/services'])
  test(`a reload in the middle of ${path} stays there`, async ({ page }) => {
    await page.goto(path);
    const textInTheMiddle = () =>
      page.evaluate(
        () => document.elementFromPoint(195, 400)?.closest('section, article')?.textContent,
      );
    const where = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: 'instant' });
      return scrollY;
    });
    const before = await textInTheMiddle();
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(where);
    expect(await textInTheMiddle()).toBe(before);
  });

test('a link to the last service ends there while the typeface arrives', async ({ page }) => {
  const { id } = services.at(-1) ?? services[0];
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => scrollY > 0);
    await route.continue();
  });
  await page.goto(`/services#${id}`);
  const top = () =>
    page.locator(`[id="${id}"]`).evaluate((target) => target.getBoundingClientRect().top);
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(async () => (await scrollEnded(page)) && Math.floor((await top()) / 120))
    .toBe(0);
  await expect(page.locator('html[data-loaded]')).toHaveCSS('scroll-behavior', 'smooth');
});

const scrollEnded = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const before = scrollY;
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY === before)));
      }),
  );
