import { frameWords } from '#content/frame-words.ts';
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

test.describe('a browser that knows no popover', () => {
  // Its styles are not those that the policy knows.
  test.use({ bypassCSP: true });

  test('has the links in a row where there is room, and elsewhere in the footer alone', async ({
    page,
  }) => {
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replaceAll('popover', 'not-known-yet');
      await route.fulfill({ response: answer, body: html });
    });
    const links = page.getByRole('navigation', { name: frameWords.mainLinks, exact: true });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await expect(links).toBeVisible();
    const header = await page.locator('header').boundingBox();
    expect((await links.boundingBox())?.height).toBeLessThanOrEqual(header?.height ?? 0);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(links).toBeHidden();
    await expect(page.getByRole('button', { name: frameWords.menu, exact: true })).toBeHidden();
  });
});
