import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import {
  contentPages,
  kilobytesOfAnEmptyPage,
  NO_PAGE,
  pages,
} from '../../scripts/prove/real/built-site.ts';
import { bytesOfFirstResponse } from '../kit/browser/first-response.ts';
import { expect, test } from '../kit/browser/site.ts';
import { contactMethodWords } from '../kit/words.ts';
import { budgets } from './budgets.ts';

const CONSULTATION = '/consultation';
const YOURS = 'If you want it so, raise the budget in __tests__/yours/budgets.ts';

for (const path of contentPages)
  test(`${path} ships no framework, and keeps to its budget`, async ({ page }) => {
    const served = countWhatIsServed(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await served.framework()).toBe(0);
    expect(await served.ownScript()).toBeGreaterThan(0);
    expect(await served.ownScript()).toBeLessThanOrEqual(2);
    expect(await served.everything(), YOURS).toBeLessThanOrEqual(budgets.page.kilobytes);
    expect(served.requests(), YOURS).toBeLessThanOrEqual(budgets.page.requests);
  });

test('every page arrives in one round trip', async ({ request }) => {
  for (const path of pages.filter((each) => each !== NO_PAGE)) {
    const bytes = await bytesOfFirstResponse(request, path);
    const isLarge = bytes > budgets.roundTrip.bytes;
    const cost = isLarge ? ', and waits a round trip longer on a new connection' : '';
    console.log(`${path} sends ${bytes} of ${budgets.roundTrip.bytes} bytes${cost}`);
    const mayBeLarge = budgets.roundTrip.larger.includes(path);
    expect.soft(isLarge && !mayBeLarge, `${path} sends ${bytes} bytes. ${YOURS}`).toBe(false);
  }
});

test('the consultation ships little more than an empty Next page', async ({ page }) => {
  const served = countWhatIsServed(page);
  await page.goto(CONSULTATION);
  await hydrated(page);
  const before = await served.framework();
  expect
    .soft(before)
    .toBeLessThanOrEqual(kilobytesOfAnEmptyPage() + budgets.consultation.moreThanAnEmptyPage);
  expect.soft(await served.ownScript()).toBeLessThanOrEqual(2);
  expect.soft(await served.everything(), YOURS).toBeLessThanOrEqual(budgets.consultation.kilobytes);
  expect.soft(served.requests(), YOURS).toBeLessThanOrEqual(budgets.consultation.requests);

  // Only visitors who want a call fetch the calendar.
  await page
    .getByRole('radio', { name: contactMethodWords.phone.label, exact: true })
    .press('Space');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const calendar = (await served.framework()) - before;
  expect.soft(calendar).toBeGreaterThan(0);
  expect.soft(calendar, YOURS).toBeLessThanOrEqual(budgets.calendar.kilobytes);
});

async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const form = document.querySelector('main form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__react'));
  });
  await page.waitForLoadState('networkidle');
}

const IS_TEXT = /^text|json|xml|svg|javascript/;

/** Counts later requests, and their size in brotli. */
function countWhatIsServed(page: Page) {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));

  const kilobytesOf = async (isCounted: (path: string) => boolean) => {
    const counted = answers.filter((answer) => isCounted(new URL(answer.url()).pathname));
    const sizes = await Promise.all(counted.map(sizeOf));
    return sizes.reduce((sum, size) => sum + size, 0) / 1024;
  };
  return {
    requests: () => answers.length,
    everything: () => kilobytesOf(() => true),
    framework: () => kilobytesOf((path) => path.startsWith('/_next/static/chunks/')),
    ownScript: () => kilobytesOf((path) => path.startsWith('/_next/static/site-')),
  };
}

async function sizeOf(answer: Response) {
  const headers = answer.headers();
  const isCompressible = IS_TEXT.test(headers['content-type'] ?? '');
  if (headers['content-encoding'] !== 'br' && isCompressible)
    return brotliCompressSync(await answer.body()).length;
  return (await answer.request().sizes()).responseBodySize;
}
