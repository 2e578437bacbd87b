import { homePage } from '#content/home-page.ts';
import { pages } from '#content/navigation.ts';
import { services } from '#content/services.ts';
import { homeView } from './pages/home-page.ts';
import { expect, test } from './site.ts';

const HEADLINE = homePage.hero.headline;

test('the headline is typed, one character more every 50 ms', async ({ page }) => {
  const { typedAfter } = homeView(page);
  await page.goto('/');
  const counts = Array.from({ length: HEADLINE.length + 1 }, (_, count) => count);
  const typed = await typedAfter(counts.map((count) => count * 50 + 49));
  const due = counts.map((count) => HEADLINE.slice(0, count).trimEnd());
  expect(typed).toEqual(due);
});

test('the headline is whole at once for machines, and takes its room from the start', async ({
  page,
}) => {
  const { headline, typedAfter } = homeView(page);
  await page.goto('/');
  await typedAfter([0]);
  await expect(headline).toHaveText(HEADLINE);
  await expect(headline).toHaveAccessibleName(HEADLINE);
  const before = await headline.boundingBox();
  await typedAfter([HEADLINE.length * 50]);
  expect(await headline.boundingBox()).toEqual(before);
});

test.describe('for a visitor who prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the headline stands whole, and nothing moves', async ({ page }) => {
    const { typedAfter, graph, particles } = homeView(page);
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
  const { particles } = homeView(page);
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
  [homePage.hero.buildWebsite, pages.consultation],
  [homePage.hero.exploreSolutions, pages.services],
  [homePage.services.startWebsite, pages.consultation],
  [homePage.contact.getConsultation, pages.consultation],
] as const) {
  test(`${name} leads to ${href}`, async ({ page }) => {
    await page.goto('/');
    await homeView(page).button(name).click();
    await expect(page).toHaveURL(href);
  });
}

test('every service has its place on the home page, the first one leads', async ({ page }) => {
  await page.goto('/');
  const overview = page.locator('#services');
  await expect(overview.getByRole('heading', { level: 3 })).toHaveText(
    services.map(({ title }) => title),
  );
});

test('figures and stations say why', async ({ page }) => {
  await page.goto('/');
  const { statistics, timeline } = homePage.whyUs;
  const why = page.locator('#about');
  await expect(why.getByRole('definition')).toHaveText(statistics.map(({ figure }) => figure));
  await expect(why.getByRole('term')).toHaveText(statistics.map(({ label }) => label));
  const stations = why.getByRole('listitem').getByRole('heading');
  await expect(stations).toHaveText(timeline.map(({ title }) => title));
});
