import { aboutPage } from '#content/about-page.ts';
import { expect, test } from '../kit/browser/site.ts';

test('the page says everything that its content does, leads home, and ends with an invitation', async ({
  page,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  const { title, mission, values, trackRecord, whyChoose, back, closing } = aboutPage;
  const parts = [mission, ...values.list, ...trackRecord.statistics, ...whyChoose.points];
  const words = parts.flatMap((part) =>
    Object.entries(part).flatMap(([key, text]) => (key === 'id' ? [] : text)),
  );
  expect(words.length).toBeGreaterThan(20);
  for (const text of [title, ...words]) await expect.soft(main).toContainText(text);
  await expect(main.getByRole('link', { name: back, exact: true })).toHaveAttribute('href', '/');
  await main.getByRole('link', { name: closing.action, exact: true }).click();
  await expect(page).toHaveURL('/consultation');
});
