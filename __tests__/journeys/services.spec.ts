import { expect, test } from '../kit/browser/site.ts';
import { consultationAbout, priceText, services, servicesPage } from '../kit/words.ts';

test('each service shows its features, results, timeline, price and link', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByText(servicesPage.included, { exact: true })).toBeInViewport();
  const block = (title: string) => page.getByRole('article', { name: title, exact: true });

  for (const { id, title, timeline, price, scene, note } of services) {
    await expect(page.getByRole('heading', { name: title, level: 2, exact: true })).toBeVisible();
    await expect(block(title).locator('[data-scene]')).toHaveCount(scene ? 1 : 0);
    for (const name of [servicesPage.offered, servicesPage.results])
      await expect(
        block(title).getByRole('heading', { name, level: 3, exact: true }),
      ).toBeVisible();
    await expect(block(title).getByRole('definition')).toHaveText([timeline, priceText(price)]);
    if (note) await expect(block(title)).toContainText(note);
    await expect(
      block(title).getByRole('link', { name: `${servicesPage.choose} ${title}`, exact: true }),
    ).toHaveAttribute('href', consultationAbout({ id }));
  }

  for (const { title, benefits } of services)
    for (const { text } of benefits)
      await expect(block(title).getByRole('listitem').filter({ hasText: text })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: servicesPage.closing.action, exact: true })
    .last()
    .click();
  await expect(page).toHaveURL('/consultation');
});

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
    await expect.poll(() => heading.evaluate(topOf)).toBeGreaterThanOrEqual(height);
  }
});

test('the header of a phone links back to the prices', async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  await page.goto(`${baseURL}/services`);
  const header = page.getByRole('banner');
  const prices = page.getByRole('navigation', { name: servicesPage.shortWays, exact: true });
  await page.getByRole('main').getByRole('link').last().focus();
  await expect(prices).not.toBeInViewport();
  await header.getByRole('link', { name: servicesPage.backToPrices.text, exact: true }).click();
  await expect(prices).toBeInViewport({ ratio: 1 });
  await page.close();
});

const topOf = (element: Element) => element.getBoundingClientRect().top;
