import type { CDPSession } from '@playwright/test';
import { expect, test } from '../kit/browser/site.ts';
import { siteFrame } from '../kit/browser/site-frame.ts';
import { pages } from '../kit/real/built-pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const FRAMES = 10;

/** An endless animation on the main thread causes a pass in each frame. Pausing and starting others causes some. */
const MAX_PASSES = 6;

test('an idle page costs no main-thread time', async ({ page, context }) => {
  test.setTimeout(pages.length * 20_000);
  const browser = await context.newCDPSession(page);
  await browser.send('Performance.enable');
  // A window of its own, because a tab in the background draws no frames.
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void open('', '', 'popup'));
  const another = await opened;
  const passes = async () => {
    await page.evaluate(finishShortAnimations);
    let composited = 0;
    const asked = await passesOf(browser, async () => {
      composited = await page.evaluate(drawFrames, FRAMES);
    });
    if (composited === 0 || asked > MAX_PASSES) return asked;
    // The frames of another window measure time, because a frame of this one would animate what its compositor runs.
    return passesOf(browser, () => another.evaluate(drawFrames, FRAMES));
  };
  for (const path of pages)
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (width === 390) await page.goto(path);
      for (const top of [0, 100_000]) {
        await siteFrame(page).scrollTo(top);
        await expect
          .poll(passes, { message: `${path} at ${width} px`, intervals: [0] })
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
}

/** An animation that the compositor cannot run has a pass in each of these frames, however busy the machine is. Resolves to the number of others, which pause. */
async function drawFrames(count: number) {
  const isComposited =
    /^(transform|translate|rotate|scale|opacity|offset|computedOffset|easing|composite)$/;
  const paused = document.getAnimations().filter(({ timeline, playState, effect }) => {
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    const names = frames.flatMap((frame) => Object.keys(frame));
    const mayRun = names.every((name) => isComposited.test(name));
    return timeline === document.timeline && playState === 'running' && mayRun;
  });
  for (const animation of paused) animation.pause();
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  for (const animation of paused) animation.play();
  return paused.length;
}

/** Style and layout passes during this time. */
async function passesOf(browser: CDPSession, time: () => Promise<unknown>) {
  const counted = async () => {
    const { metrics } = await browser.send('Performance.getMetrics');
    const named = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    return (named['RecalcStyleCount'] ?? Number.NaN) + (named['LayoutCount'] ?? Number.NaN);
  };
  const before = await counted();
  await time();
  return (await counted()) - before;
}
