import type { Page } from '@playwright/test';
import { services } from '#content/services.ts';
import { isLaidOut } from '../../scripts/prove/real/is-laid-out.ts';
import { holdBack } from '../kit/browser/hold-back.ts';
import { expect, test } from '../kit/browser/site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LONG_PAGES = ['/', '/services'];

const framesPass = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);

/** Two frames in the same place. */
const scrollEnded = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const before = scrollY;
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY === before)));
      }),
  );

for (const path of LONG_PAGES) {
  test(`the first frame of ${path} lays out what is in the window, and each one after it a part of the rest`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let frame = 0;
      const frames: number[] = [];
      const count = () => {
        frame += 1;
        requestAnimationFrame(count);
      };
      count();
      new MutationObserver((parts) => frames.push(...parts.map(() => frame))).observe(document, {
        subtree: true,
        attributeFilter: ['data-laid-out'],
      });
      Object.assign(window, { frames });
    });
    await page.goto(path);
    await page.waitForFunction(isLaidOut);
    const frames = await page.evaluate(
      () => (window as typeof window & { frames: number[] }).frames,
    );
    expect(frames.length).toBeGreaterThan(1);
    expect(new Set(frames).size).toBe(frames.length);

    // A page for which no frame ever ends stays as the first one finds it.
    await page.addInitScript(() => Object.defineProperty(window, 'setTimeout', { value: () => 0 }));
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(isLaidOut)).toBe(false);
  });

  test(`the rest of ${path} waits for the typeface`, async ({ page }) => {
    const letCome = await holdBack(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toBeVisible();
    await framesPass(page, 20);
    expect(await page.evaluate(isLaidOut)).toBe(false);
    letCome();
    await page.waitForFunction(isLaidOut);
  });

  test(`a reload in the middle of ${path} stays there`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.waitForFunction(isLaidOut);
    const inTheMiddle = () =>
      page.evaluate(
        () => document.elementFromPoint(195, 400)?.closest('section, article')?.textContent,
      );
    const where = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: 'instant' });
      return scrollY;
    });
    const before = await inTheMiddle();
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(where);
    expect(await inTheMiddle()).toBe(before);
  });
}

test('without a script a page is laid out whole', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const path of LONG_PAGES) {
    await page.goto(baseURL + path);
    expect(await page.evaluate(isLaidOut), path).toBe(true);
  }
  await page.close();
});

test('who is sent to the service furthest down ends there, and a link there shows the way', async ({
  page,
}) => {
  const { id } = services.at(-1) ?? services[0];
  await page.setViewportSize({ width: 390, height: 844 });
  // The typeface comes when the page is already on its way: lines above become longer or shorter.
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => scrollY > 0);
    await route.continue();
  });
  await page.goto(`/services#${id}`);
  const target = page.locator(`[id="${id}"]`);
  const top = () => target.evaluate((it) => it.getBoundingClientRect().top);
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(async () => (await scrollEnded(page)) && Math.floor((await top()) / 120))
    .toBe(0);
  await expect(page.locator('html[data-loaded]')).toHaveCSS('scroll-behavior', 'smooth');
});
