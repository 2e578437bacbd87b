import type { CDPSession } from '@playwright/test';
import { pages } from '../../scripts/prove/real/built-pages.ts';
import { expect, test } from '../kit/browser/site.ts';
import { siteFrame } from '../kit/browser/site-frame.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const WATCHED_MS = 300;

/** An endless animation on the main thread causes eighteen passes and more. */
const MAX_PASSES = 5;

test('an idle page costs no main-thread time', async ({ page }) => {
  test.setTimeout(pages.length * 20_000);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  for (const path of pages)
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (width === 390) await page.goto(path);
      for (const top of [0, 100_000]) {
        await siteFrame(page).scrollTo(top);
        await expect.poll(() => page.evaluate(finishShortAnimations)).toBe(0);
        await expect
          .poll(() => passesOf(browser), { message: `${path} at ${width} px` })
          .toBeLessThanOrEqual(MAX_PASSES);
      }
    }
});

/** Each frame of them costs time. Their end may begin others. */
function finishShortAnimations() {
  const short = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 6_000);
  for (const animation of short) animation.finish();
  return short.length;
}

/** Counts of style and layout passes, which do not depend on the machine. */
async function passesOf(browser: CDPSession) {
  const counted = async () => {
    const { metrics } = await browser.send('Performance.getMetrics');
    const named = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    return (named['RecalcStyleCount'] ?? Number.NaN) + (named['LayoutCount'] ?? Number.NaN);
  };
  const before = await counted();
  await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
  return (await counted()) - before;
}
