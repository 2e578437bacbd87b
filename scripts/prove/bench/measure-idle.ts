import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../find-chromium.ts';

const IDLE_MS = 10_000;
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** What the main thread still does in ten seconds in which nobody touches the page, at its top and at its bottom. */
export async function measureIdle(url: string) {
  const browser = await chromium.launch(chromiumOptions());
  const measured: Record<string, string> = {};
  for (const viewport of WINDOWS) {
    const page = await browser.newPage({ viewport });
    await page.goto(url, { waitUntil: 'networkidle' });
    for (const place of ['top', 'bottom']) {
      const top = place === 'top' ? 0 : 1e6;
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await page.waitForFunction(whatEndsHasEnded);
      measured[`${viewport.width} px, ${place}`] = await mainThreadSeconds(page);
    }
    await page.close();
  }
  await browser.close();
  return measured;
}

/** What is typed or drawn once, unlike what goes on for ever or goes by the scrolling. */
const whatEndsHasEnded = () =>
  document
    .getAnimations()
    .every(
      ({ timeline, playState, effect }) =>
        timeline !== document.timeline ||
        playState !== 'running' ||
        Number(effect?.getComputedTiming().endTime) === Number.POSITIVE_INFINITY,
    );

async function mainThreadSeconds(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await spent();
  await pause(IDLE_MS);
  const seconds = (await spent()) - before;
  await session.detach();
  return seconds.toFixed(2);
}
