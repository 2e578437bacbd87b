import type { Page } from '@playwright/test';
import { callBooking, consultationError } from '#content/consultation-page.ts';
import { dayNamed } from '../builders/day-named.ts';
import { consultationPage } from './pages/consultation-page.ts';
import { selectorsOn } from './selectors-on.ts';
import { expect, test } from './site.ts';

test('every selector of the consultation paints something, sooner or later', async ({
  page,
  browser,
  baseURL,
}) => {
  const all = new Set<string>();
  const painting = new Set<string>();
  async function look(at: Page) {
    const seen = await selectorsOn(at);
    for (const selector of seen.all) all.add(selector);
    for (const selector of seen.painting) painting.add(selector);
  }

  // After lunch some of today's times have passed, and from a Monday on 30 days do not fit into one view.
  await page.clock.setFixedTime(new Date('2026-11-30T13:00:00'));
  const visit = consultationPage(page);
  await visit.open();
  await visit.introduce('paint@example.com');
  await page.context().setOffline(true);
  await visit.prefer('phone');
  await expect(page.getByText(callBooking.offline)).toBeVisible();
  await look(page);

  await page.context().setOffline(false);
  await visit.day(dayNamed('2026-11-30')).click();
  await look(page);
  await visit.bookFirstCall();
  await expect(visit.chosenCall).not.toBeEmpty();
  await look(page);
  await visit.send();
  await look(page);

  await page.goto('/consultation/thank-you');
  await look(page);

  await page.addInitScript(() => Object.defineProperty(window, 'FormData', { value: undefined }));
  await page.goto('/consultation');
  await expect(page.getByRole('link', { name: consultationError.retry })).toBeVisible();
  await look(page);

  const withoutScript = await browser.newPage({ javaScriptEnabled: false });
  await withoutScript.goto(`${baseURL}/consultation`);
  await look(withoutScript);
  await withoutScript.close();

  expect([...all].filter((selector) => !painting.has(selector))).toEqual([]);
});
