import type { Page } from '@playwright/test';
import { callBooking, consultationError } from '#content/consultation-page.ts';
import { callSlots } from '#domain/call-slots.ts';
import { dayNamed, offeredFrom } from '../builders/day-named.ts';
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

  // Some of today's times have passed, and late in a month 30 days do not fit into one view.
  const { first: today } = offeredFrom('2026-11-23');
  await page.clock.setFixedTime(new Date(`${today}T${callSlots[1]}`));
  const visit = consultationPage(page);
  await visit.open();
  await visit.introduce('paint@example.com');
  await page.context().setOffline(true);
  await visit.prefer('phone');
  await expect(page.getByText(callBooking.offline)).toBeVisible();
  await look(page);

  await page.context().setOffline(false);
  await visit.day(dayNamed(today)).click();
  await look(page);
  await page.getByRole('button', { name: callBooking.nextMonth }).click();
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
