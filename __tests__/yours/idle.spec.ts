import type { Page } from '@playwright/test';
import { pages } from '../../scripts/prove/real/built-site.ts';
import { expect, test } from '../kit/browser/site.ts';
import { frameWords } from '../kit/browser/site-frame.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LOOKED_AT_MS = 500;

/** A new page settles first. An endless animation on the main thread causes thirty changes and more. */
const A_FEW = 5;

test('no page costs anything while nobody touches it', async ({ context }) => {
  await Promise.all(pages.map(lookAt));

  async function lookAt(path: string) {
    const page = await context.newPage();
    await page.goto(path);
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const top of [0, 100_000]) {
        await frameWords(page).scrollTo(top);
        await expect.poll(() => page.evaluate(shortChanges), { timeout: 30_000 }).toBe(0);
        await expect
          .poll(() => drawnAnew(page), { message: `${path} at ${width} px` })
          .toBeLessThanOrEqual(A_FEW);
      }
    }
    await page.close();
  }
});

/** Short animations: the headline, the check mark, the header. */
const shortChanges = () =>
  document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 6_000).length;

/** Counts of style and layout passes, which do not depend on the machine. */
async function drawnAnew(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const counted = async () => {
    const { metrics } = await browser.send('Performance.getMetrics');
    const named = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    return (named['RecalcStyleCount'] ?? Number.NaN) + (named['LayoutCount'] ?? Number.NaN);
  };
  const before = await counted();
  await new Promise((resolve) => setTimeout(resolve, LOOKED_AT_MS));
  const drawn = (await counted()) - before;
  await browser.detach();
  return drawn;
}
