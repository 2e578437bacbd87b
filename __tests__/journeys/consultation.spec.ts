import { axeViolations } from '../kit/browser/axe-violations.ts';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { holdBack } from '../kit/browser/hold-back.ts';
import { requestsOf } from '../kit/browser/requests-of.ts';
import { expect, test } from '../kit/browser/site.ts';
import { stopClock } from '../kit/browser/stop-clock.ts';
import { dayNamed, offeredFrom } from '../kit/builders/day-named.ts';
import { callBooking, languageAttributes } from '../kit/words.ts';

const FRIDAY = new Date('2026-11-20T09:30:00Z');
test.use({ timezoneId: 'UTC' });

test('every state of the form passes axe', async ({ page }) => {
  await stopClock(page, FRIDAY);
  const visit = consultationPage(page);
  await visit.open();
  await visit.introduce('axe@example.com');
  await visit.prefer('phone');
  await expect(visit.calendar).toBeVisible();

  await visit.chooseFirstDay();
  await visit.freeTimes.first().check();
  expect(await axeViolations(page, 'main')).toEqual([]);

  await visit.send();
  expect(await axeViolations(page, 'main')).toEqual([]);
});

test('a call can be booked by keyboard alone', async ({ page, site }) => {
  await stopClock(page, FRIDAY);
  const visit = consultationPage(page);
  await visit.open();
  await visit.introduce('keys@example.com');

  await visit.method('email').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(visit.method('phone')).toBeChecked();
  await expect(visit.submit).toBeDisabled();
  await expect(visit.calendar).toBeVisible();

  for (const stop of [callBooking.previousMonth, callBooking.nextMonth]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: stop, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const { first, second } = offeredFrom(FRIDAY);
  await expect(visit.day(dayNamed(first))).toBeFocused();
  await page.keyboard.press(languageAttributes.dir ? 'ArrowLeft' : 'ArrowRight');
  await expect(visit.day(dayNamed(second))).toBeFocused();
  await page.keyboard.press('Enter');

  await page.keyboard.press('Tab');
  await expect(visit.freeTimes.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-chosen-call]')).toHaveText(dayNamed(second));
  await expect(visit.submit).toBeEnabled();

  await page.keyboard.press('Tab');
  await expect(visit.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visit.thankYou).toBeFocused();
  await expect
    .poll(() => requestsOf('keys@example.com', site))
    .toMatchObject([{ contactMethod: 'phone', callDate: second }]);
});

test('a late calendar does not move Submit', async ({ page }) => {
  await stopClock(page, FRIDAY);
  const visit = consultationPage(page);
  await visit.open();
  const letCome = await holdBack(page, '**/_next/static/**');
  await visit.prefer('phone');
  await expect(page.getByText(callBooking.loading)).toBeVisible();
  const before = await visit.submit.boundingBox();
  letCome();
  await expect(visit.calendar).toBeVisible();
  expect(await visit.submit.boundingBox()).toEqual(before);
});
