import { OFFERED_DAYS } from '#features/scenes/offered-days.ts';
import { expect, test } from '../kit/browser/site.ts';
import { homePage, pages, words } from '../kit/words.ts';

test('a pointer on a secondary button changes only what fades', async ({ page }) => {
  const button = page
    .getByRole('contentinfo')
    .getByRole('link', { name: words.frameWords.startProject });
  const look = () =>
    button.evaluate((element) => {
      const { backgroundImage, borderColor, transitionProperty } = getComputedStyle(element);
      return { backgroundImage, borderColor, transitionProperty };
    });
  await page.goto(pages.home);
  const { backgroundImage, borderColor } = await look();
  await button.hover();
  await expect.poll(async () => (await look()).borderColor).not.toBe(borderColor);
  expect(await look()).toMatchObject({
    backgroundImage, // Browsers do not fade gradients.
    transitionProperty: expect.stringContaining('border-color'),
  });
});

const { chooseDayOfDrawings } = homePage.hero;
if (chooseDayOfDrawings && OFFERED_DAYS.length > 1)
  test('a pointer on a day of the example lights its edge', async ({ page }) => {
    await page.goto(pages.home);
    const example = page.getByRole('group', { name: homePage.hero.graph.question });
    const isFree = page.getByRole('radio', { checked: false });
    const day = example.locator('label').filter({ has: isFree }).first();
    await day.scrollIntoViewIfNeeded();
    const dark = await day.screenshot();
    await day.hover();
    await expect.poll(async () => dark.equals(await day.screenshot())).toBe(false);
  });
