import { expect, test } from './site.ts';

test.beforeEach(({ page }) => page.goto('/about'));

test('the page is about the agency, and says what it is for', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About /);
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible();
});

test('Back leads home', async ({ page }) => {
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/');
});

for (const [value, promise] of [
  ['Client-First Philosophy', 'your goals'],
  ['Innovation at Our Core', '20% of team time'],
  ['Reliability You Can Trust', '24/7 support'],
  ['Scalable Solutions', 'grows with your customers'],
] as const) {
  test(`it stands on ${value}`, async ({ page }) => {
    const card = page.getByRole('article').filter({ has: page.getByText(value, { exact: true }) });
    await expect(card).toContainText(promise);
  });
}

test('the track record has five figures, each with what it counts', async ({ page }) => {
  const record = page.locator('dl');
  await expect(record.getByRole('definition')).toHaveText(['200+', '280%', '99%', '<2hrs', '25+']);
  await expect(record.getByRole('term')).toHaveText([
    'Projects Completed',
    'Average ROI Increase',
    'Client Satisfaction',
    'Response Time',
    'Industries Served',
  ]);
});

test('four reasons speak for the agency', async ({ page }) => {
  for (const reason of [
    'Results-Driven Approach',
    'Lightning-Fast Delivery',
    'Industry Expertise',
    'Ongoing Partnership',
  ])
    await expect(page.getByRole('heading', { name: reason, level: 3 })).toBeVisible();
});

test('the page ends with an invitation', async ({ page }) => {
  await page.getByRole('link', { name: 'Start Your Free Consultation' }).click();
  await expect(page).toHaveURL('/consultation');
});
