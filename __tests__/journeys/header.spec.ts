import type { Page } from '@playwright/test';
import { RESTING } from '../../scripts/prove/starter.ts';
import { axeViolations, expect, test } from '../kit/browser/site.ts';
import { agency, contactLink, headerLinks, words } from '../kit/words.ts';

const linkToASection = headerLinks.find(({ href }) => href.startsWith('/#'));
const PHONE = { width: 390, height: 844 };

test.use({ hasTouch: true });

function siteHeader(page: Page) {
  const header = page.getByRole('banner');
  const toPages = page.locator('a:not([hreflang], [href^="mailto:"], [href^="tel:"])');
  return {
    header,
    links: header.locator('nav').getByRole('link').and(toPages),
    menuButton: header.getByRole('button', { name: words.frameWords.menu, exact: true }),
    isOpaque: (is: boolean) => expect.poll(() => hidesWhatIsBelow(page)).toBe(is),
    scrollTo: (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top),
  };
}

async function hidesWhatIsBelow(page: Page) {
  const picture = () => page.getByRole('banner').screenshot();
  const bright = await page.getByRole('main').evaluateHandle((main) => {
    const { style } = main.appendChild(document.createElement('div'));
    Object.assign(style, { position: 'fixed', inset: '0', background: 'yellow' });
    return style;
  });
  const before = await picture();
  await bright.evaluate((style) => Object.assign(style, { display: 'none' }).display);
  return before.equals(await picture());
}

test('the header turns opaque, skips to the content and leads to sections', async ({ page }) => {
  const { header, links, isOpaque, scrollTo } = siteHeader(page);
  const brand = header.getByRole('link', { name: agency.name, exact: true }).first();
  const scrolledBy = () => page.evaluate(() => window.scrollY);
  await page.goto('/');

  await test.step('the first tab stop skips to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words.frameWords.skip, exact: true }).first();
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('it is opaque from 51 px of scroll on, also after a reload', async () => {
    await scrollTo(51);
    await isOpaque(true);
    await scrollTo(50);
    await isOpaque(false);
    await scrollTo(400);
    await page.reload();
    await expect.poll(scrolledBy).toBe(400);
    await isOpaque(true);
  });

  await test.step('the brand scrolls home to its top', async () => {
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await brand.click();
    await expect.poll(scrolledBy).toBe(0);
    await expect(page.locator('body[data-same-page]')).toBeAttached();
  });

  const { href = '/' } = linkToASection ?? {};
  for (const start of linkToASection ? ['/', contactLink.href] : [])
    await test.step(`a link on ${start} leads to a section of home below the header`, async () => {
      // A smooth scroll lays out what it passes, so the distance grows.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      if (start !== '/') await page.goto(start);
      await links.nth(headerLinks.findIndex((link) => link.href === href)).click();
      await expect(page).toHaveURL(href);
      const heading = page.locator(new URL(page.url()).hash).getByRole('heading').first();
      await expect(heading).toBeInViewport({ ratio: 1 });
      const headerEnd = (await header.boundingBox())?.height ?? 0;
      const top = async () => (await heading.boundingBox())?.y ?? 0;
      await expect.poll(top).toBeGreaterThan(headerEnd);
    });
});

test('the menu of a phone opens and closes by button, key and link', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { header, links, menuButton, scrollTo } = siteHeader(page);
  const isOpen = () => expect(links).toHaveCount(headerLinks.length);
  const isClosed = () => expect(links).toHaveCount(0);
  await page.goto('/');

  await test.step('its button opens and closes it, and axe finds nothing', async () => {
    await isClosed();
    await scrollTo(2_000);
    // A long name takes the place of this link.
    if (RESTING.length === 0)
      await expect(header.getByText(contactLink.label).first()).toBeInViewport({ ratio: 1 });
    await menuButton.click();
    await isOpen();
    expect(await axeViolations(page, 'header')).toEqual([]);
    await menuButton.click();
    await isClosed();
  });

  await test.step('Enter opens it, Tab enters it, Escape closes it and goes back', async () => {
    await menuButton.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await isClosed();
    await expect(menuButton).toBeFocused();
  });

  await test.step('a link closes it, on this page and on the way back', async () => {
    await menuButton.click();
    if (linkToASection) await links.nth(headerLinks.indexOf(linkToASection)).click();
    else await page.keyboard.press('Escape');
    await isClosed();
    const here = page.url();
    await menuButton.click();
    await links.nth(headerLinks.indexOf(contactLink)).click();
    await expect(page).toHaveURL(contactLink.href);
    await page.goBack();
    await expect(page).toHaveURL(here);
    await isClosed();
  });
});

for (const press of ['tap', 'click'] as const)
  test(`a ${press} beside the open menu closes it, and only the next presses a link there`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const { links, menuButton } = siteHeader(page);
    const link = page.locator('main a[href]').last();
    await page.goto('/');
    await link.evaluate((element) => {
      const { dataset } = document.body;
      element.addEventListener('click', (event) => {
        event.preventDefault();
        dataset['presses'] = `${dataset['presses'] ?? ''}|`;
      });
      const { bottom } = element.getBoundingClientRect();
      scrollBy({ top: bottom - innerHeight + 8, behavior: 'instant' });
    });
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    const middle = [x + width / 2, y + height / 2] as const;
    await menuButton.click();
    await expect(links).toHaveCount(headerLinks.length);
    if (press === 'tap') await page.touchscreen.tap(...middle);
    else await page.mouse.click(...middle);
    await expect(links).toHaveCount(0);
    await link[press]();
    await expect(page.locator('body')).toHaveAttribute('data-presses', '|');
  });
