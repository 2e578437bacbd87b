import { expect, test } from '../kit/browser/site.ts';
import { services, servicesPage } from '../kit/words.ts';

test('each price link scrolls to its service below the header', async ({ page }) => {
  await page.goto('/services');
  for (const { title } of services) {
    await page
      .getByRole('navigation', { name: servicesPage.shortWays, exact: true })
      .getByText(title, { exact: true })
      .click();
    const heading = page.getByRole('heading', { name: title, level: 2, exact: true });
    await expect(heading).toBeInViewport();
    const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    await expect
      .poll(() => heading.evaluate((it) => it.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(height);
  }
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the header links back to the prices', async ({ page }) => {
    await page.goto('/services');
    const prices = page.getByRole('navigation', { name: servicesPage.shortWays, exact: true });
    await page.getByRole('main').getByRole('link').last().focus();
    await expect(prices).not.toBeInViewport();
    await page
      .getByRole('banner')
      .getByRole('link', { name: servicesPage.backToPrices.text, exact: true })
      .click();
    await expect(prices).toBeInViewport({ ratio: 1 });
  });
});
