import type { Page } from '@playwright/test';
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
    const example = page.getByRole('group', { name: chooseDayOfDrawings });
    const isFree = page.getByRole('radio', { checked: false });
    const day = example.locator('label').filter({ has: isFree }).first();
    const colour = () =>
      day.locator('input').evaluate((radio) => getComputedStyle(radio).borderColor);
    const dark = await colour();
    await day.hover();
    await expect.poll(colour).not.toBe(dark);
  });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the drawing of a service moves under a pointer', async ({ page }) => {
    const place = await pointAtDrawing(page);
    await expect.poll(place).not.toBe('none');
  });
});

test('the drawing of a service stays under a pointer if motion is reduced', async ({ page }) => {
  const place = await pointAtDrawing(page);
  expect(await place()).toBe('none');
});

async function pointAtDrawing(page: Page) {
  await page.goto(pages.home);
  const card = page.locator('article:has([data-drawing])').first();
  await card.hover();
  return () =>
    card.locator('[data-drawing]').evaluate((drawing) => getComputedStyle(drawing).translate);
}
