import { consultationPage } from '../kit/browser/consultation-page.ts';
import { requestsOf } from '../kit/browser/requests-of.ts';
import { expect, test } from '../kit/browser/site.ts';

test('a browser that lacks what the island needs sends the plain form, a wish for a call included', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  const visit = consultationPage(page);
  await page.goto('/consultation');
  await visit.introduce('older@example.com');
  await page.locator('form [name="description"]').fill('Answer faster.');
  await page.locator('form [name="contactMethod"][value="phone"]').check({ force: true });
  await visit.send();
  await expect(page).toHaveURL('/consultation/thank-you');
  await expect
    .poll(() => requestsOf('older@example.com', site))
    .toMatchObject([{ contactMethod: 'phone', callDate: null, callTime: null }]);
});
