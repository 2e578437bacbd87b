import type { Page } from '@playwright/test';
import { callBooking } from '#content/consultation-page.ts';
import { callInWords, timeInWords } from '#features/consultation/call/call.ts';
import { dayNamed } from '../builders/day-named.ts';
import { consultationPage, freeTime } from './pages/consultation-page.ts';
import { requestsOf } from './requests-of.ts';
import { expect, test } from './site.ts';

// A day that is chosen brings its times into view. A person waits until a page has come to rest, and then clicks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** More of them are held where no page is needed, in call-dates.slow. A moment, a place whose clock makes a day of it, and the days that can be booked there and then. */
const moments = [
  // Half past midnight on a Saturday, while it is Thursday in Pago Pago.
  ['2026-11-20T10:30:00Z', 'Pacific/Kiritimati', '2026-11-23', '2026-12-21'],
  ['2026-11-20T10:30:00Z', 'Pacific/Pago_Pago', '2026-11-19', '2026-12-18'],
  // In Cairo the clock of one Friday begins at one in the morning.
  ['2026-04-20T12:00:00Z', 'Africa/Cairo', '2026-04-20', '2026-05-20'],
  ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29', '2028-03-30'],
] as const;

for (const [moment, timezoneId, first, last] of moments)
  test.describe(`at ${moment} in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`calls can be booked from ${first} to ${last}, in weeks that begin with the first of these`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date(moment));
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
  ['de-DE', 'Europe/Berlin'],
  ['ar-EG', 'Africa/Cairo'],
  ['fa-IR', 'Asia/Tehran'],
])
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale, timezoneId });

    test('the day that was clicked is the day that is sent', async ({ page, site }) => {
      await page.clock.setFixedTime(FRIDAY_NIGHT);
      const visit = consultationPage(page);
      await visit.open();
      await visit.introduce(`${locale}@example.com`);
      await visit.bookCall(dayNamed('2026-11-23'), timeInWords(freeTime('2026-11-23', 5)));
      await expect(visit.chosenCall).toHaveText(
        `${callBooking.chosen} ${callInWords({ callDate: '2026-11-23', callTime: freeTime('2026-11-23', 5) })}`,
      );
      await visit.send();
      await expect
        .poll(() => requestsOf(`${locale}@example.com`, site))
        .toMatchObject([
          {
            callDate: '2026-11-23',
            callTime: freeTime('2026-11-23', 5),
            submittedAt: FRIDAY_NIGHT.toISOString(),
          },
        ]);
    });
  });

async function toTheLastMonth(page: Page) {
  const next = page.getByRole('button', { name: callBooking.nextMonth });
  const days = page.locator('.react-datepicker');
  while ((await next.getAttribute('aria-disabled')) === 'false') {
    const before = await days.textContent();
    await next.click();
    await expect(days).not.toHaveText(before ?? '');
  }
}
