import { aboutPage } from '#content/about-page.ts';
import { expect, test } from './site.ts';

test.beforeEach(({ page }) => page.goto('/about'));

test('the page says everything that its content does', async ({ page }) => {
  const { title, mission, values, trackRecord, whyChoose } = aboutPage;
  const parts = [mission, ...values.list, ...trackRecord.statistics, ...whyChoose.points];
  const words = parts.flatMap((part) =>
    Object.entries(part).flatMap(([key, text]) => (key === 'id' ? [] : text)),
  );
  expect(words.length).toBeGreaterThan(20);
  for (const text of [title, ...words]) await expect(page.getByRole('main')).toContainText(text);
});

test('Back leads home', async ({ page }) => {
  await page.getByRole('link', { name: aboutPage.back, exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('the page ends with an invitation', async ({ page }) => {
  await page.getByRole('link', { name: aboutPage.closing.action }).click();
  await expect(page).toHaveURL('/consultation');
});
