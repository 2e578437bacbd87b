import { homeView } from '../kit/browser/home-page.ts';
import { expect, test } from '../kit/browser/site.ts';
import { consultationAbout, homePage, pages, services } from '../kit/words.ts';

const HEADLINE = homePage.hero.headline;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the headline types one character every 50 ms in its final room', async ({ page }) => {
  const { headline, typedAfter } = homeView(page);
  await page.goto('/');
  const counts = Array.from({ length: HEADLINE.length + 1 }, (_, count) => count);
  const typed = await typedAfter(counts.map((count) => count * 50 + 49));
  const due = counts.map((count) => {
    const letters = HEADLINE.slice(0, count);
    // Joined letters are typed as whole words.
    const isWhole = !/\p{Script=Arabic}/u.test(HEADLINE) || !/\S/.test(HEADLINE[count] ?? '');
    return (isWhole ? letters : letters.replace(/\S+$/, '')).trimEnd();
  });
  expect(typed).toEqual(due);

  const whole = await headline.boundingBox();
  await typedAfter([0]);
  expect(await headline.boundingBox()).toEqual(whole);
  await expect(headline).toHaveText(HEADLINE);
  await expect(headline).toHaveAccessibleName(HEADLINE);
});

test('reduced motion stops every animation of home', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const { typedAfter, graph, particles, button } = homeView(page);
  const { buildWebsite, exploreSolutions } = homePage.hero;
  expect(await typedAfter([0])).toEqual([HEADLINE]);
  await expect(graph).toBeVisible();
  await expect(particles).toHaveCount(20);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

  for (const [name, href] of [
    [buildWebsite, consultationAbout(services[0])],
    [exploreSolutions, pages.services],
    [homePage.services.startWebsite, consultationAbout(services[0])],
    [homePage.contact.action, pages.consultation],
  ] as const)
    await expect.soft(button(name)).toHaveAttribute('href', href);
});
