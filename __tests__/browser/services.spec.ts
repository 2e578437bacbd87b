import { consultationAbout } from '#content/navigation.ts';
import { priceText } from '#content/price.ts';
import { services } from '#content/services.ts';
import { servicesPage } from '#content/services-page.ts';
import { expect, test } from './site.ts';

test.beforeEach(({ page }) => page.goto('/services'));

test('each service says what is offered, what to expect, how soon, for how much, and the way to it', async ({
  page,
}) => {
  await expect(page.getByText(servicesPage.included)).toBeInViewport();
  for (const { id, title, timeline, price, benefits, scene, note } of services) {
    const block = page.getByRole('article', { name: title });
    await expect(block.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(block.locator('svg[viewBox="0 0 400 260"]')).toHaveCount(scene ? 1 : 0);
    for (const heading of [servicesPage.offered, servicesPage.results])
      await expect(block.getByRole('heading', { name: heading, level: 3 })).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const { text } of benefits)
        await expect(block.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    }
    await expect(block.getByRole('definition').nth(0)).toHaveText(timeline);
    await expect(block.getByRole('definition').nth(1)).toHaveText(priceText(price));
    if (note) await expect(block).toContainText(note);
    await expect(block.getByRole('link', { name: servicesPage.choose })).toHaveAttribute(
      'href',
      consultationAbout({ id }),
    );
  }
  await page.getByRole('link', { name: servicesPage.closing.action }).click();
  await expect(page).toHaveURL('/consultation');
});

test('each short way leads to its service, below the header', async ({ page }) => {
  for (const { title } of services) {
    await page.getByRole('navigation', { name: servicesPage.shortWays }).getByText(title).click();
    const heading = page.getByRole('heading', { name: title, level: 2 });
    await expect(heading).toBeInViewport();
    await expect
      .poll(async () => {
        const header = await page.getByRole('banner').boundingBox();
        const target = await heading.boundingBox();
        return (target?.y ?? 0) >= (header?.height ?? 0);
      })
      .toBe(true);
  }
});

test('on a phone the prices stay one touch away, without a script too', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  await page.goto(`${baseURL}/services`);
  const header = page.getByRole('banner');
  const prices = page.getByRole('navigation', { name: servicesPage.shortWays });
  await page.getByRole('link', { name: servicesPage.closing.action }).focus();
  await expect(prices).not.toBeInViewport();
  await header.getByRole('link', { name: servicesPage.backToPrices.text }).click();
  await expect(prices).toBeInViewport({ ratio: 1 });
  await page.close();
});

test('pictures stand on alternating sides where there is room, and under the words elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const alternating = services.map(({ scene }, index) => scene && (index % 2 ? 'before' : 'after'));
  expect(await sidesOfPictures()).toEqual(alternating);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidesOfPictures()).toEqual(services.map(({ scene }) => scene && 'below'));

  async function sidesOfPictures() {
    return page.getByRole('article').evaluateAll((blocks) =>
      blocks.map((block) => {
        const picture = block.querySelector('svg[viewBox="0 0 400 260"]')?.getBoundingClientRect();
        const words = block.querySelector('h2')?.getBoundingClientRect();
        if (!picture || !words) return undefined;
        if (picture.top >= words.bottom) return 'below';
        const isRight = picture.left > words.left;
        return isRight === (document.dir === 'rtl') ? 'before' : 'after';
      }),
    );
  }
});

test('pictures are complete for whoever wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const parts = page.getByRole('article').locator('svg .part');
  const unseen = await parts.evaluateAll(
    (all) => all.filter((part) => getComputedStyle(part).opacity !== '1').length,
  );
  expect(unseen).toBe(0);
});

test('a picture in view is complete, at whatever height it came to rest', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const pictures = page.getByRole('article').locator('svg[viewBox="0 0 400 260"]');
  for (const picture of await pictures.all()) {
    for (const block of ['end', 'center', 'start'] as const) {
      await picture.evaluate(
        (drawing, block) => drawing.scrollIntoView({ block, behavior: 'instant' }),
        block,
      );
      await expect
        .poll(() =>
          picture
            .locator('.part')
            .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity)),
        )
        .not.toContainEqual(expect.stringMatching(/^0/));
    }
  }
});
