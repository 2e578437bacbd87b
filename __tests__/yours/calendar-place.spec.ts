import type { Page } from '@playwright/test';
import { consultationPage, offersCalls } from '../kit/browser/consultation-page.ts';
import { expect, test } from '../kit/browser/site.ts';
import { callBooking } from '../kit/words.ts';

for (const width of offersCalls ? [390, 768, 1000, 1280] : [])
  test(`Submit stays where it is while calendar and times come, ${width} px wide`, ({ page }) =>
    expectSubmitToStay(page, width));

for (const width of offersCalls ? [390, 768] : [])
  test(`Submit stays in a wide typeface, too, ${width} px wide`, ({ page }) =>
    expectSubmitToStay(page, width, '0.1em'));

async function expectSubmitToStay(page: Page, width: number, letterSpacing = '') {
  await page.setViewportSize({ width, height: 900 });
  const visit = consultationPage(page);
  await visit.open();
  await page.evaluate((spacing) => {
    document.body.style.letterSpacing = spacing;
  }, letterSpacing);
  const { promise: isAllowed, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**', (route) => isAllowed.then(() => route.continue()));
  await visit.prefer('phone');
  await expect(page.getByText(callBooking.loading, { exact: true })).toBeVisible();
  const before = await topOfSubmit(page);
  letCome();
  await expect(visit.calendar).toBeVisible();
  expect(await topOfSubmit(page)).toBeCloseTo(before, 0);
  await visit.bookFirstCall();
  expect(Math.abs((await topOfSubmit(page)) - before)).toBeLessThan(2);
}

const topOfSubmit = (page: Page) =>
  page
    .locator('[type="submit"]')
    .evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
