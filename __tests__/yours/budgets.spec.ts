import type { Page } from '@playwright/test';
import { addresses } from '#content/navigation.ts';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { bytesOfFirstResponse } from '../kit/browser/first-response.ts';
import { expect, test } from '../kit/browser/site.ts';
import { contentPages, NO_PAGE, pages } from '../kit/real/built-pages.ts';
import { budgets } from './budgets.ts';

const YOURS = 'If you want it so, raise the budget in __tests__/yours/budgets.ts';
const TYPEFACE =
  'remove a file from src/agency/typeface.ts, or letters from each: docs/making-it-yours.md, "the typeface"';

test('content pages ship no framework and keep to their budget', async ({ page }) => {
  for (const path of contentPages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const served = await servedTo(page);
    expect.soft(served.framework, path).toBe(0);
    expect.soft(served.ownScript, path).toBeGreaterThan(0);
    expect.soft(served.ownScript, path).toBeLessThanOrEqual(8);
    const kind = path.includes(addresses.consultation) ? 'consultation' : 'page';
    const { kilobytes, requests } = budgets[kind];
    const remedy = served.heaviest?.startsWith('/fonts/') ? TYPEFACE : 'make it smaller';
    const weight = `${path}: too heavy. The heaviest file is ${served.heaviest}: ${remedy}. ${YOURS}`;
    expect.soft(served.everything, weight).toBeLessThanOrEqual(kilobytes);
    const requested = `${path}: too many files, ${served.paths.join(', ')}. Remove one. ${YOURS}`;
    expect.soft(served.paths.length, requested).toBeLessThanOrEqual(requests);
  }
});

test('every page arrives in one round trip', async ({ request }) => {
  const { bytes, larger } = budgets.roundTrip;
  for (const path of pages.filter((each) => each !== NO_PAGE && !larger.includes(each))) {
    const size = await bytesOfFirstResponse(request, path);
    const remedy = `Shorten its words, or write larger: ['${path}'] in __tests__/yours/budgets.ts`;
    expect.soft(size, `the HTML of ${path} is too long. ${remedy}`).toBeLessThanOrEqual(bytes);
  }
});

test('the calendar is fetched once a visitor begins to fill in the form', async ({ page }) => {
  const visit = consultationPage(page);
  await visit.open();
  const { ownScript } = await servedTo(page);
  const calendar = async () => (await servedTo(page)).ownScript - ownScript;
  await visit.name.focus();
  await expect.poll(calendar).toBeGreaterThan(0);
  const { kilobytes } = budgets.calendar;
  expect(await calendar(), `the calendar's scripts. ${YOURS}`).toBeLessThanOrEqual(kilobytes);
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
  const [heaviest] = answers.toSorted((a, b) => b.bytes - a.bytes);
  return {
    heaviest: heaviest && `${heaviest.path}, ${Math.round(heaviest.bytes / 1024)} KB`,
    paths: answers.map(({ path }) => path),
    everything: kilobytesBelow(''),
    framework: kilobytesBelow('/_next/static/chunks/'),
    ownScript: kilobytesBelow('/_next/static/') - kilobytesBelow('/_next/static/media/'),
  };
}
