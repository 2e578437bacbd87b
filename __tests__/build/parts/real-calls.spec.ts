import type { Page } from '@playwright/test';
import { fillBlanks } from '#content/fill-blanks.ts';
import { DAY_MS } from '#domain/durations.ts';
import { zoneInWords } from '#domain/moment-in-words.ts';
import { SELECTORS } from '#features/consultation/page-parts.ts';
import { expectWholeWords } from '../../kit/browser/broken-words.ts';
import { consultationPage } from '../../kit/browser/consultation-page.ts';
import { axeViolations } from '../../kit/browser/site.ts';
import { callPage, locale, pages, plainControls, sentRequest } from '../../kit/words.ts';
import { ZONE } from './owners-copy.ts';
import { expect, test } from './owners-site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, timezoneId: 'Europe/Berlin' };
const LOW_WINDOW = { width: 320, height: 256 };
const WINDOWS_WITH_BOTH_CHOICES = [
  { width: 1280, height: 600 },
  { width: 844, height: 390 },
  { width: 640, height: 450 },
];
test.use(PHONE);
// A built site needs less than pages that are compiled on request.
test.describe.configure({ timeout: 180_000 });

test('a visitor books, moves and cancels a call by its link', async ({ page, browser, agency }) => {
  const email = 'moves@example.com';
  const visit = consultationPage(page);
  await visit.open();
  await visit.introduce(email);
  const busyTimes = page.waitForResponse(/\/api\/busy/);
  await visit.prefer('phone');
  await (await busyTimes).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const { callDate } = await visit.bookFirstCall();
  expect(Date.parse(callDate)).toBeGreaterThan(Date.now() + 3 * DAY_MS);

  await visit.takeTime();
  await visit.send();
  await expect(page.getByText(sentRequest.toBeConfirmed)).toHaveCount(0);

  await looksRight(page);
  await expect.poll(() => agency.headersOf(email)).toHaveLength(1);

  await page.getByRole('link', { name: sentRequest.changeHere }).click();
  const cancelHere = page.getByRole('link', { name: callPage.cancel, exact: true });
  await page.setViewportSize(LOW_WINDOW);
  await cancelHere.click();
  await expect(page.getByText(callPage.cancelQuestion)).toBeInViewport({ ratio: 1 });
  expect(await axeViolations(page)).toEqual([]);
  for (const viewport of WINDOWS_WITH_BOTH_CHOICES) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const choice of await page.locator('main form > :is(a, button)').all())
      await expect(choice, `at ${viewport.width} × ${viewport.height}`).toBeInViewport({
        ratio: 1,
      });
  }

  await page.getByRole('link', { name: callPage.keep, exact: true }).click();
  await page.setViewportSize(PHONE.viewport);
  await looksRight(page);
  const last = page.locator(`label:has(${SELECTORS.newTimeOfCall}:enabled):visible`).last();
  await last.evaluate((label) => {
    scrollBy({ top: label.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
    label.querySelector('input')?.click();
  });
  const below = () => last.evaluate((label) => innerHeight - label.getBoundingClientRect().bottom);
  await expect.poll(below, 'the bar does not cover the chosen time').toBeGreaterThan(64);

  const plain = await browser.newPage({ ...PHONE, baseURL: agency.url, javaScriptEnabled: false });
  await plain.goto(pages.consultation);
  const ours = fillBlanks(plainControls.timesAreOurs, { zone: zoneInWords(ZONE, locale) });
  await expect(plain.getByText(ours)).toBeVisible();

  await plain.goto(page.url());
  await plain.getByRole('link', { name: callPage.nextWeek }).click();
  await plain.locator('label:has([name="day"])').nth(1).click();
  const time = plain.locator(`label:has(${SELECTORS.newTimeOfCall}:enabled):visible`).first();
  await time.click();
  await plain.getByRole('button', { name: callPage.moveCall }).click();
  await expect(plain.getByText(callPage.moved)).toBeVisible();

  const [cancel, keep] = [callPage.cancel, callPage.keep].map((name) =>
    plain.getByRole('link', { name, exact: true }),
  );
  await cancel?.click();
  await keep?.click();
  await expect(plain.getByRole('button', { name: callPage.yesCancel })).toBeHidden();

  await cancel?.click();
  await expect(plain.getByRole('link', { name: callPage.move, exact: true })).toBeHidden();

  await plain.getByRole('button', { name: callPage.yesCancel }).click();
  // As a browser does that restores the page of a call.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByRole('heading', { name: callPage.cancelled.title })).toBeVisible();

  await looksRight(page);
  const changes = () => agency.headersOf(email).map((headers) => headers['x-call-status']);
  await expect.poll(changes).toEqual([undefined, 'moved', 'cancelled']);

  await plain.close();
});

async function looksRight(page: Page) {
  const html = page.locator('html');
  const { width } = PHONE.viewport;
  expect(await html.evaluate((all) => all.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await axeViolations(page)).toEqual([]);
  await expectWholeWords(page, 'the page of a call');
}
