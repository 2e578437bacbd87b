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
  const counted = async () => {
    const { metrics } = await browser.send('Performance.getMetrics');
    const named = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    return (named['RecalcStyleCount'] ?? Number.NaN) + (named['LayoutCount'] ?? Number.NaN);
  };
  const passes = async () => {
    await page.evaluate(finishShortAnimations);
    const before = await counted();
    await page.evaluate(drawFrames, FRAMES);
    return (await counted()) - before;
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

/** Other animations run on the compositor and pause meanwhile: a frame of ours would animate them here. */
async function drawFrames(count: number) {
  const isComposited =
    /^(transform|translate|rotate|scale|opacity|offset|computedOffset|easing|composite)$/;
  const paused = document.getAnimations().filter(({ timeline, playState, effect }) => {
    if (!(effect instanceof KeyframeEffect) || playState !== 'running') return false;
    const isPartOfSvg = effect.target?.parentElement?.closest('svg');
    const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    const mayRun = !isPartOfSvg && names.every((name) => isComposited.test(name));
    return timeline === document.timeline && mayRun;
  });
  for (const animation of paused) animation.pause();
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  for (const animation of paused) animation.play();
}
