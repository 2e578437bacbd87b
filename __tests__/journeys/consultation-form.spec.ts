import { filled } from '#content/filled.ts';
import { callSlots } from '#domain/call-slots.ts';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { requestsOf } from '../kit/browser/requests-of.ts';
import { expect, test } from '../kit/browser/site.ts';
import { callBooking, pages, plainCall, sentRequest } from '../kit/words.ts';

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
  const call = { callDate: '2000-01-01', callTime: callSlots[0] ?? '' };
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

test('Thank You has its address, stays after a reload, and Back leads to the page before the form', async ({
  page,
  site,
}) => {
  const visit = consultationPage(page);
  const email = 'kept@example.com';
  await page.goto('/services');
  await visit.getReady(email);
  await visit.send();
  const address = new RegExp(`${pages.consultation}/thank-you$`);
  const reply = page.getByText(filled(sentRequest.emailTo, { address: email }));
  await expect(reply).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(reply).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(pages.services);
  await page.goForward();
  await expect(reply).toBeVisible();
  expect(requestsOf(email, site)).toHaveLength(1);
});

test('a visitor who is offline sees the calendar as soon as the network is back', async ({
  page,
  context,
}) => {
  const visit = consultationPage(page);
  await visit.open();
  await context.setOffline(true);
  await visit.prefer('phone');
  await expect(page.getByText(callBooking.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(visit.calendar).toBeVisible();
});
