import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import {
  contentPages,
  kilobytesOfAnEmptyPage,
  NO_PAGE,
  pages,
} from '../../scripts/prove/real/built-pages.ts';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { bytesOfFirstResponse } from '../kit/browser/first-response.ts';
import { expect, test } from '../kit/browser/site.ts';
import { budgets } from './budgets.ts';

const YOURS = 'If you want it so, raise the budget in __tests__/yours/budgets.ts';

test('content pages ship no framework and keep to their budget', async ({ page }) => {
  // A browser that keeps files requests fewer.
  await page.route('**', (route) => route.continue());
  for (const path of contentPages) {
    const served = countWhatIsServed(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await served.framework(), path).toBe(0);
    expect.soft(await served.ownScript(), path).toBeGreaterThan(0);
    expect.soft(await served.ownScript(), path).toBeLessThanOrEqual(2);
    const { kilobytes, requests } = budgets.page;
    expect.soft(await served.everything(), `${path}. ${YOURS}`).toBeLessThanOrEqual(kilobytes);
    expect.soft(served.requests(), `${path}. ${YOURS}`).toBeLessThanOrEqual(requests);
  }
});

test('every page arrives in one round trip', async ({ request }) => {
  const { bytes, larger } = budgets.roundTrip;
  for (const path of pages.filter((each) => each !== NO_PAGE && !larger.includes(each)))
    expect
      .soft(await bytesOfFirstResponse(request, path), `${path}. ${YOURS}`)
      .toBeLessThanOrEqual(bytes);
});

test('the consultation ships little more than an empty Next page, and the calendar only for a call', async ({
  page,
}) => {
  const served = countWhatIsServed(page);
  const visit = consultationPage(page);
  await visit.open();
  await page.waitForLoadState('networkidle');
  const before = await served.framework();
  expect
    .soft(before)
    .toBeLessThanOrEqual(kilobytesOfAnEmptyPage() + budgets.consultation.moreThanAnEmptyPage);
  expect.soft(await served.ownScript()).toBeLessThanOrEqual(2);
  expect.soft(await served.everything(), YOURS).toBeLessThanOrEqual(budgets.consultation.kilobytes);
  expect.soft(served.requests(), YOURS).toBeLessThanOrEqual(budgets.consultation.requests);

  await visit.prefer('phone');
  await expect(visit.calendar).toBeVisible();
  const calendar = (await served.framework()) - before;
  expect.soft(calendar).toBeGreaterThan(0);
  expect.soft(calendar, YOURS).toBeLessThanOrEqual(budgets.calendar.kilobytes);
});

const IS_TEXT = /^text|json|xml|svg|javascript/;

/** Counts later requests, and their size in brotli. */
function countWhatIsServed(page: Page) {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));

  async function kilobytesBelow(folder: string) {
    const counted = answers.filter((answer) => new URL(answer.url()).pathname.startsWith(folder));
    const sizes = await Promise.all(counted.map(sizeOf));
    return sizes.reduce((sum, size) => sum + size, 0) / 1024;
  }
  return {
    requests: () => answers.length,
    everything: () => kilobytesBelow(''),
    framework: () => kilobytesBelow('/_next/static/chunks/'),
    ownScript: () => kilobytesBelow('/_next/static/site-'),
  };
}

async function sizeOf(answer: Response) {
  const headers = answer.headers();
  const isCompressible = IS_TEXT.test(headers['content-type'] ?? '');
  if (headers['content-encoding'] !== 'br' && isCompressible)
    return brotliCompressSync(await answer.body()).length;
  return (await answer.request().sizes()).responseBodySize;
}
