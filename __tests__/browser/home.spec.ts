import { homePage } from './pages/home-page.ts';
import { expect, test } from './site.ts';

const HEADLINE = 'Building the Future of Business Automation';

test('the headline is typed: 42 characters, one more every 50 ms', async ({ page }) => {
  const { typedAfter } = homePage(page);
  await page.goto('/');
  expect(HEADLINE).toHaveLength(42);
  const counts = Array.from({ length: HEADLINE.length + 1 }, (_, count) => count);
  const typed = await typedAfter(counts.map((count) => count * 50 + 49));
  const due = counts.map((count) => HEADLINE.slice(0, count).trimEnd());
  expect(typed).toEqual(due);
});

test('the headline is whole at once for machines, and takes its room from the start', async ({
  page,
}) => {
  const { headline, typedAfter } = homePage(page);
  await page.goto('/');
  await typedAfter([0]);
  await expect(headline).toHaveText(HEADLINE);
  await expect(headline).toHaveAccessibleName(HEADLINE);
  const before = await headline.boundingBox();
  await typedAfter([2100]);
  expect(await headline.boundingBox()).toEqual(before);
});

test.describe('for a visitor who prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the headline stands whole, and nothing moves', async ({ page }) => {
    const { typedAfter, graph, particles } = homePage(page);
    await page.goto('/');
    expect(await typedAfter([0])).toEqual([HEADLINE]);
    await expect(graph).toBeVisible();
    await expect(particles).toHaveCount(20);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('twenty particles float behind the hero, at the same places on every visit', async ({
  page,
}) => {
  const { particles } = homePage(page);
  const places = () =>
    particles.evaluateAll((all) =>
      all.map((particle) => {
        const { left, top } = getComputedStyle(particle);
        return `${left} ${top}`;
      }),
    );
  await page.goto('/');
  await expect(particles).toHaveCount(20);
  const before = await places();
  await page.reload();
  expect(await places()).toEqual(before);
  expect(new Set(before).size).toBe(20);
});

for (const [name, href] of [
  ['Build My Website', '/consultation'],
  ['Explore AI Solutions', '/services'],
  ['Start My Website', '/consultation'],
  ['Get My Free Consultation', '/consultation'],
] as const) {
  test(`${name} leads to ${href}`, async ({ page }) => {
    await page.goto('/');
    await homePage(page).button(name).click();
    await expect(page).toHaveURL(href);
  });
}

test('the services come as one that leads and four beside it', async ({ page }) => {
  await page.goto('/');
  const services = page.locator('#services');
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    'Custom AI-Powered Websites',
    'Email Marketing Automation',
    'Customer Service Chatbots',
    'Automated Phone Callers',
    'Automated DMs & Text Messaging',
  ]);
});

test('four figures and four stations say why', async ({ page }) => {
  await page.goto('/');
  const why = page.locator('#about');
  await expect(why.getByRole('definition')).toHaveText(['200+', '280%', '99%', '<2hrs']);
  await expect(why.getByRole('term')).toHaveText([
    'Projects Completed',
    'Average ROI Increase',
    'Client Satisfaction',
    'Response Time',
  ]);
  await expect(why.getByRole('listitem').getByRole('heading')).toHaveText([
    'Founded',
    'Early Projects',
    'AI Integration',
    'Full-Service Agency',
  ]);
});
