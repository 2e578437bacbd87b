import type { Page } from '@playwright/test';
import { callBooking } from '#content/consultation-page.ts';
import { callInWords } from '#features/consultation/call/call.ts';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { requestsOf } from '../kit/browser/requests-of.ts';
import { expect, test } from '../kit/browser/site.ts';
import { stopClock } from '../kit/browser/stop-clock.ts';
import { dayNamed, offeredFrom } from '../kit/builders/day-named.ts';

// A day that is chosen brings its times into view. A person waits until a page has come to rest, and then clicks.
/** A moment, and a place whose clock makes a day of it. Which days can be booked then is held in call-dates.slow. */
const moments = [
  // Half past midnight on a Saturday in Kiritimati, while there the last hour of a Thursday passes.
  ['2026-11-20T10:30:00Z', 'Pacific/Pago_Pago', '2026-11-19'],
  // In Cairo the clock of one Friday begins at one in the morning.
  ['2026-04-20T12:00:00Z', 'Africa/Cairo', '2026-04-20'],
] as const;

for (const [moment, timezoneId, today] of moments)
  test.describe(`at ${moment} in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`calls can be booked as on ${today}, in weeks that begin with the first of the days`, async ({
      page,
    }) => {
      const { first, last } = offeredFrom(new Date(moment), timezoneId);
      await stopClock(page, new Date(moment));
      const visit = consultationPage(page);
      await visit.open();
      await visit.prefer('phone');
      await expect(visit.calendar).toBeVisible();
      await expect(visit.calendar.locator('[tabindex="0"][role="gridcell"]')).toHaveCount(1);

      const { height } = (await visit.calendar.boundingBox()) ?? {};
      const firstWeek = visit.calendar.getByRole('row').filter({ has: page.getByRole('gridcell') });
      await expect(firstWeek.first().getByRole('gridcell', { disabled: false })).not.toHaveCount(0);

      await page.getByRole('gridcell', { disabled: false }).first().click();
      await expect(visit.callDate).toHaveValue(first);

      await toTheLastMonth(page);
      await page.getByRole('gridcell', { disabled: false }).last().click();
      await expect(visit.callDate).toHaveValue(last);
      expect((await visit.calendar.boundingBox())?.height).toBe(height);
    });
  });

/** Half an hour before midnight in UTC: in all of these places the next day has begun. */
const FRIDAY_NIGHT = new Date('2026-11-19T23:30:00Z');

for (const [locale, timezoneId] of [
  ['ar-EG', 'Africa/Cairo'],
  ['fa-IR', 'Asia/Tehran'],
])
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale, timezoneId });

    test('the day that was clicked is the day that is sent', async ({ page, site }) => {
      await stopClock(page, FRIDAY_NIGHT);
      const visit = consultationPage(page);
      await visit.open();
      await visit.introduce(`${locale}@example.com`);
      const call = await visit.bookFirstCall();
      await expect(visit.day(dayNamed(call.callDate))).toHaveAttribute('aria-selected', 'true');
      await expect(visit.chosenCall).toHaveText(`${callBooking.chosen} ${callInWords(call)}`);
      await visit.send();
      await expect
        .poll(() => requestsOf(`${locale}@example.com`, site))
        .toMatchObject([{ ...call, submittedAt: FRIDAY_NIGHT.toISOString() }]);
    });
  });

async function toTheLastMonth(page: Page) {
  const next = page.getByRole('button', { name: callBooking.nextMonth, exact: true });
  const days = page.locator('.react-datepicker');
  while ((await next.getAttribute('aria-disabled')) === 'false') {
    const before = await days.textContent();
    await next.click();
    await expect(days).not.toHaveText(before ?? '');
  }
}
