import { consultationPage, freeTime } from '../kit/browser/consultation-page.ts';
import { requestsOf } from '../kit/browser/requests-of.ts';
import { expect, test } from '../kit/browser/site.ts';
import { offeredFrom } from '../kit/builders/day-named.ts';
import { plainCall } from '../kit/words.ts';

test.use({ timezoneId: 'UTC' });

test('a page of an earlier build asks for a call with native controls, and Back restores its answers', async ({
  page,
  site,
}) => {
  const visit = consultationPage(page);
  await visit.open();
  await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404 }));
  await visit.introduce('old-tab@example.com');
  await visit.prefer('phone');
  await expect(visit.callDate).toHaveAccessibleName(plainCall.preferredDate);
  await expect(visit.callTime).toHaveAccessibleName(plainCall.preferredTime);
  await expect(visit.submit).toBeDisabled();

  // The server keeps a day that today's calendar lacks.
  const { second: day } = offeredFrom(new Date());
  const call = { callDate: '2000-01-01', callTime: freeTime(day) };
  await visit.callDate.fill(call.callDate);
  await visit.callTime.fill(call.callTime);
  await visit.send();
  await expect
    .poll(() => requestsOf('old-tab@example.com', site))
    .toMatchObject([{ contactMethod: 'phone', ...call }]);

  await page.unroute('**/_next/static/**');
  await visit.open();
  await expect(visit.name).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(visit.name).toHaveValue('Ada Lovelace');
});
