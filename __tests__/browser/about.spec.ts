import { aboutPage } from '#content/about-page.ts';
import { expect, test } from './site.ts';

test.beforeEach(({ page }) => page.goto('/about'));

test('the page is about the agency, and says what it is for', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutPage.title);
  await expect(page.getByRole('heading', { name: aboutPage.mission.title })).toBeVisible();
});

test('Back leads home', async ({ page }) => {
  await page.getByRole('link', { name: aboutPage.back, exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('it says what it stands on', async ({ page }) => {
  for (const { title, text } of aboutPage.values.list) {
    const card = page.getByRole('article').filter({ has: page.getByText(title, { exact: true }) });
    await expect(card).toContainText(text);
  }
});

test('the track record has its figures, each with what it counts', async ({ page }) => {
  const { statistics } = aboutPage.trackRecord;
  const record = page.locator('dl');
  await expect(record.getByRole('definition')).toHaveText(statistics.map(({ figure }) => figure));
  await expect(record.getByRole('term')).toHaveText(statistics.map(({ label }) => label));
});

test('the reasons for the agency are there', async ({ page }) => {
  for (const { title } of aboutPage.whyChoose.points)
    await expect(page.getByRole('heading', { name: title, level: 3 })).toBeVisible();
});

test('the page ends with an invitation', async ({ page }) => {
  await page.getByRole('link', { name: aboutPage.closing.action }).click();
  await expect(page).toHaveURL('/consultation');
});
