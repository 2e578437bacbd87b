import { callBooking } from '#content/consultation-page.ts';
import { callInWords } from '#features/consultation/call/call.ts';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { requestsOf } from '../kit/browser/requests-of.ts';
import { expect, test } from '../kit/browser/site.ts';
import { stopClock } from '../kit/browser/stop-clock.ts';
import { dayNamed } from '../kit/builders/day-named.ts';

/** Half an hour before midnight in UTC: in both places the next day has begun. Which days can be booked call-dates.slow holds. */
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
