import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

const MEASURED_MS = 6_000;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

type TraceEvent = {
  pid: number;
  tid: number;
  ph: string;
  name: string;
  dur?: number;
  tdur?: number;
  args: { name?: string };
};

/**
 * Processor time of a page's main thread in its first seconds, in ms, while nobody touches the page.
 * It is the thread's own time, so other work on the machine disturbs it less than a clock.
 */
export async function mainThreadMs(browser: Browser, url: string) {
  const page = await browser.newPage({ ...PHONE, reducedMotion: 'no-preference' });
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.goto(url);
  await pause(MEASURED_MS);
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(`${await browser.stopTracing()}`);
  await page.close();
  const { traceEvents } = trace;
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const us = traceEvents
    .filter(({ ph, name }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask')
    .filter((event) => mainThreads.has(threadOf(event)))
    .reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0);
  return us / 1000;
}
