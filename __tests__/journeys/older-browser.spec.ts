import { frameWords } from '#content/frame-words.ts';
import { expect, test } from '../kit/browser/site.ts';

test.describe('a browser that knows no popover', () => {
  // Its styles are not those that the policy knows.
  test.use({ bypassCSP: true });

  test('has the links in a row where there is room, and elsewhere in the footer alone', async ({
    page,
  }) => {
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replaceAll('popover', 'not-known-yet');
      await route.fulfill({ response: answer, body: html });
    });
    const links = page.getByRole('navigation', { name: frameWords.mainLinks, exact: true });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await expect(links).toBeVisible();
    const header = await page.locator('header').boundingBox();
    expect((await links.boundingBox())?.height).toBeLessThanOrEqual(header?.height ?? 0);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(links).toBeHidden();
    await expect(page.getByRole('button', { name: frameWords.menu, exact: true })).toBeHidden();
  });
});
