import type { Page } from '@playwright/test';
import { pages } from '../../scripts/prove/real/built-pages.ts';
import { expect, test } from '../kit/browser/site.ts';
import { siteFrame } from '../kit/browser/site-frame.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const WATCHED_MS = 500;

/** An endless animation on the main thread causes thirty passes and more. */
const MOST_PASSES = 5;

test('an idle page costs no main-thread time', async ({ context }) => {
  await Promise.all(pages.map(watch));

  async function watch(path: string) {
    const page = await context.newPage();
    await page.goto(path);
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const top of [0, 100_000]) {
        await siteFrame(page).scrollTo(top);
        await expect.poll(() => page.evaluate(shortAnimations), { timeout: 30_000 }).toBe(0);
        await expect
          .poll(() => passesOf(page), { message: `${path} at ${width} px` })
          .toBeLessThanOrEqual(MOST_PASSES);
      }
    }
    await page.close();
  }
});

const shortAnimations = () =>
  document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 6_000).length;

/** Counts of style and layout passes, which do not depend on the machine. */
async function passesOf(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const counted = async () => {
    const { metrics } = await browser.send('Performance.getMetrics');
    const named = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    return (named['RecalcStyleCount'] ?? Number.NaN) + (named['LayoutCount'] ?? Number.NaN);
  };
  const before = await counted();
  await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
  const passes = (await counted()) - before;
  await browser.detach();
  return passes;
}
