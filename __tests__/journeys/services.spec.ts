import { consultationAbout } from '#content/navigation.ts';
import { priceText } from '#content/price.ts';
import { services } from '#content/services.ts';
import { servicesPage } from '#content/services-page.ts';
import { expect, test } from '../kit/browser/site.ts';

test('each service says what is offered, what to expect, how soon, for how much, and the way to it', async ({
  page,
}) => {
  await page.goto('/services');
  await expect(page.getByText(servicesPage.included, { exact: true })).toBeInViewport();
  const block = (title: string) => page.getByRole('article', { name: title, exact: true });

  for (const { id, title, timeline, price, scene, note } of services) {
    await expect(page.getByRole('heading', { name: title, level: 2, exact: true })).toBeVisible();
    await expect(block(title).locator('[data-scene]')).toHaveCount(scene ? 1 : 0);
    for (const name of [servicesPage.offered, servicesPage.results])
      await expect(
        block(title).getByRole('heading', { name, level: 3, exact: true }),
      ).toBeVisible();
    await expect(block(title).getByRole('definition')).toHaveText([timeline, priceText(price)]);
    if (note) await expect(block(title)).toContainText(note);
    await expect(
      block(title).getByRole('link', { name: `${servicesPage.choose} ${title}`, exact: true }),
    ).toHaveAttribute('href', consultationAbout({ id }));
  }

  // Those in pairs have it below.
  const isAlone = (index: number) => index === 0 || (index % 2 && index === services.length - 1);
  const beside = services.map(({ scene }, index) => scene && (isAlone(index) ? 'after' : 'below'));
  const below = services.map(({ scene }) => scene && 'below');
  for (const [width, sides] of [
    [1280, beside],
    [390, below],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.getByRole('article').evaluateAll(sidesOfPictures)).toEqual(sides);
      for (const { title, benefits } of services)
        for (const { text } of benefits)
          await expect(block(title).getByRole('listitem').filter({ hasText: text })).toBeVisible();
    });

  await test.step('pictures are complete for whoever wants no motion', async () => {
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const parts = page.getByRole('article').locator('[data-scene] .part');
    const unseen = await parts.evaluateAll(
      (all) => all.filter((part) => getComputedStyle(part).opacity !== '1').length,
    );
    expect(unseen).toBe(0);
  });

  await page
    .getByRole('main')
    .getByRole('link', { name: servicesPage.closing.action, exact: true })
    .last()
    .click();
  await expect(page).toHaveURL('/consultation');
});

test('on a phone what it costs and the way to it stand directly below what it is, and each way has a name of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  for (const { title, description, price, features } of services) {
    const block = page.getByRole('article', { name: title, exact: true });
    const name = `${servicesPage.choose} ${title}`;
    const [feature = ''] = features;
    const order = [
      block.getByText(description, { exact: true }),
      block.getByText(priceText(price), { exact: true }),
      page.getByRole('link', { name, exact: true }),
      block.getByText(feature, { exact: true }),
    ];
    const tops = await Promise.all(order.map((part) => part.evaluate(topOf)));
    expect.soft(tops, title).toEqual(tops.toSorted((one, other) => one - other));
    for (const each of features) await expect(block.getByText(each, { exact: true })).toBeVisible();
  }
});

test('each short way leads to its service, below the header', async ({ page }) => {
  await page.goto('/services');
  for (const { title } of services) {
    await page
      .getByRole('navigation', { name: servicesPage.shortWays, exact: true })
      .getByText(title, { exact: true })
      .click();
    const heading = page.getByRole('heading', { name: title, level: 2, exact: true });
    await expect(heading).toBeInViewport();
    const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    await expect.poll(() => heading.evaluate(topOf)).toBeGreaterThanOrEqual(height);
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
  const prices = page.getByRole('navigation', { name: servicesPage.shortWays, exact: true });
  await page.getByRole('main').getByRole('link').last().focus();
  await expect(prices).not.toBeInViewport();
  await header.getByRole('link', { name: servicesPage.backToPrices.text, exact: true }).click();
  await expect(prices).toBeInViewport({ ratio: 1 });
  await page.close();
});

test('a picture in view is complete, at whatever height it came to rest', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/services');
  const pictures = page.getByRole('article').locator('[data-scene]');
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

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Where each service has its picture, seen from its words. */
function sidesOfPictures(blocks: Element[]) {
  return blocks.map((block) => {
    const picture = block.querySelector('[data-scene]')?.getBoundingClientRect();
    const words = block.querySelector('h2')?.getBoundingClientRect();
    if (!picture || !words) return undefined;
    if (picture.top >= words.bottom) return 'below';
    const isRight = picture.left > words.left;
    return isRight === (document.dir === 'rtl') ? 'before' : 'after';
  });
}
