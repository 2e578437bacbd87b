import type { Page } from '@playwright/test';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { bytesOfFirstResponse } from '../kit/browser/first-response.ts';
import { expect, test } from '../kit/browser/site.ts';
import { contentPages, kilobytesOfAnEmptyPage, NO_PAGE, pages } from '../kit/real/built-pages.ts';
import { budgets } from './budgets.ts';

const YOURS = 'If you want it so, raise the budget in __tests__/yours/budgets.ts';

test('content pages ship no framework and keep to their budget', async ({ page }) => {
  for (const path of contentPages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const served = await servedTo(page);
    expect.soft(served.framework, path).toBe(0);
    expect.soft(served.ownScript, path).toBeGreaterThan(0);
    expect.soft(served.ownScript, path).toBeLessThanOrEqual(2);
    const { kilobytes, requests } = budgets.page;
    expect.soft(served.everything, `${path}. ${YOURS}`).toBeLessThanOrEqual(kilobytes);
    expect.soft(served.requests, `${path}. ${YOURS}`).toBeLessThanOrEqual(requests);
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
  const visit = consultationPage(page);
  await visit.open();
  const served = await servedTo(page);
  expect
    .soft(served.framework)
    .toBeLessThanOrEqual(kilobytesOfAnEmptyPage() + budgets.consultation.moreThanAnEmptyPage);
  expect.soft(served.ownScript).toBeLessThanOrEqual(2);
  expect.soft(served.everything, YOURS).toBeLessThanOrEqual(budgets.consultation.kilobytes);
  expect.soft(served.requests, YOURS).toBeLessThanOrEqual(budgets.consultation.requests);

  await visit.prefer('phone');
  await expect(visit.calendar).toBeVisible();
  const calendar = (await servedTo(page)).framework - served.framework;
  expect.soft(calendar).toBeGreaterThan(0);
  expect.soft(calendar, YOURS).toBeLessThanOrEqual(budgets.calendar.kilobytes);
});

/** What this document has received: Resource Timing begins anew with each document, so a late answer to the page before is not counted. */
async function servedTo(page: Page) {
  const answers = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // A browser asks for the icon of its tab as "other".
      .filter((entry) => entry.responseStatus > 0 && entry.initiatorType !== 'other')
      .map((entry) => ({ path: new URL(entry.name).pathname, bytes: entry.encodedBodySize })),
  );
  const kilobytesBelow = (folder: string) =>
    answers
      .filter(({ path }) => path.startsWith(folder))
      .reduce((sum, { bytes }) => sum + bytes / 1024, 0);
  return {
    requests: answers.length,
    everything: kilobytesBelow(''),
    framework: kilobytesBelow('/_next/static/chunks/'),
    ownScript: kilobytesBelow('/_next/static/site-'),
  };
}
