import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumOptions } from './find-chromium.ts';
import { NO_PAGE, pages } from './real/built-site.ts';
import { startSite } from './real/running-site.ts';

/** What the main thread still does in ten seconds in which nobody touches a page, at its top and at its bottom. */
const IDLE_MS = 10_000;
const MOST_SECONDS = 0.2;
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const site = await startSite();
const browser = await chromium.launch(chromiumOptions());
const measured: Record<string, Record<string, number>> = {};
for (const path of pages.filter((each) => each !== NO_PAGE)) measured[path] = await idleOn(path);
await browser.close();
await site.remove();
console.log('Seconds of main thread in ten seconds in which nobody touches the page:');
console.table(measured);
const busiest = Math.max(...Object.values(measured).flatMap((each) => Object.values(each)));
process.exitCode = busiest > MOST_SECONDS ? 1 : 0;

async function idleOn(path: string) {
  const seconds: Record<string, number> = {};
  for (const viewport of WINDOWS) {
    const page = await browser.newPage({ viewport });
    await page.goto(site.url + path);
    for (const [place, top] of Object.entries({ top: 0, bottom: 1e6 })) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await page.waitForFunction(whatEndsHasEnded);
      seconds[`${viewport.width} px, ${place}`] = await mainThreadSeconds(page);
    }
    await page.close();
  }
  return seconds;
}

/** What is typed or drawn once, unlike what goes on for ever or goes by the scrolling. */
function whatEndsHasEnded() {
  return document
    .getAnimations()
    .every(
      ({ timeline, playState, effect }) =>
        timeline !== document.timeline ||
        playState !== 'running' ||
        Number(effect?.getComputedTiming().endTime) === Number.POSITIVE_INFINITY,
    );
}

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
  return Number(seconds.toFixed(2));
}
