import AxeBuilder from '@axe-core/playwright';
import { formatRgb } from 'culori';
import { agency } from '#content/agency.ts';
import { color } from '#styles/tokens.ts';
import { expect, test } from '../kit/browser/site.ts';
import { frameWords, isAnnouncedAsExpanded } from '../kit/browser/site-frame.ts';
import { contactLink, headerLinks, quickLinks, frameWords as words } from '../kit/words.ts';

/** A link to a section of home, if there is one. */
const toAPlace = headerLinks.find(({ href }) => href.startsWith('/#'));
const placeOf = (href: string) => href.slice(href.indexOf('#'));
const PHONE = { width: 390, height: 844 };
const SEE_THROUGH = 'rgba(0, 0, 0, 0)';
const OPAQUE = formatRgb(color.ground) ?? '';

test('the header turns opaque from 51 px of scroll on, also after a reload', async ({ page }) => {
  const { header, scrollTo, scrolledBy } = frameWords(page);
  await page.goto('/services');
  await expect(header).toHaveCSS('background-color', SEE_THROUGH);
  await scrollTo(51);
  await expect(header).toHaveCSS('background-color', OPAQUE);
  await scrollTo(50);
  await expect(header).toHaveCSS('background-color', SEE_THROUGH);
  await scrollTo(400);
  await page.reload();
  await expect.poll(scrolledBy).toBe(400);
  await expect(header).toHaveCSS('background-color', OPAQUE);
});

test('without scripts the header is opaque at once', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/`);
  await expect(frameWords(page).header).toHaveCSS('background-color', OPAQUE);
  await page.close();
});

test('the frame has a skip link, the contacts of the agency and a brand that leads home', async ({
  page,
}) => {
  const { brand, footer, scrollTo, scrolledBy } = frameWords(page);
  await page.goto('/');
  await test.step('the first key press', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words.skip, exact: true });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the footer', async () => {
    const link = (name: string | RegExp) => footer.getByRole('link', { name, exact: true });
    for (const { label, href } of quickLinks)
      await expect(link(label)).toHaveAttribute('href', href);
    await expect(link(agency.email)).toHaveAttribute('href', `mailto:${agency.email}`);
    await expect(link(agency.phone)).toHaveAttribute('href', /^tel:\+\d+$/);
    for (const { network, href } of agency.social)
      await expect(link(words.profileOn(network))).toHaveAttribute('href', href);
    await expect(footer).toContainText(`© ${agency.copyrightYear} ${agency.name}`);
  });

  await test.step('the brand scrolls home to its top, and leads home from elsewhere', async () => {
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await scrollTo(900);
    await brand.click();
    await expect.poll(scrolledBy).toBe(0);
    await expect(page.locator('body[data-same-page]')).toBeAttached();
    await page.goto('/consultation');
    await brand.click();
    await expect(page).toHaveURL('/');
  });
});

for (const start of toAPlace ? ['/', '/consultation'] : [])
  test(`a link to a place on home leads there from ${start}, below the header`, async ({
    page,
  }) => {
    // A smooth scroll lays out what it passes, so the way grows.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { header, follow } = frameWords(page);
    await page.goto(start);
    const { label = '', href = '' } = toAPlace ?? {};
    await follow(label);
    await expect(page).toHaveURL(href);
    const heading = page.locator(placeOf(href)).getByRole('heading').first();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const headerEnd = (await header.boundingBox())?.height ?? 0;
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(headerEnd);
  });

test('the menu of a phone opens and closes by button, click, key and link', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { header, links, menuButton, openMenu, follow, scrollTo } = frameWords(page);
  const isOpen = () => expect(links).toHaveCount(headerLinks.length);
  const isClosed = () => expect(links).toHaveCount(0);
  await page.goto('/');

  await test.step('it opens and closes by its button, and axe finds nothing', async () => {
    await isClosed();
    expect(await isAnnouncedAsExpanded(page)).toBe(false);
    await scrollTo(2_000);
    await expect(header.getByRole('link', { name: contactLink.label, exact: true })).toBeInViewport(
      { ratio: 1 },
    );
    await openMenu();
    await isOpen();
    expect(await isAnnouncedAsExpanded(page)).toBe(true);
    expect((await new AxeBuilder({ page }).include('header').analyze()).violations).toEqual([]);
    await menuButton.click();
    await isClosed();
  });

  await test.step('a click outside closes it', async () => {
    await openMenu();
    await isOpen();
    await page.mouse.click(PHONE.width / 2, PHONE.height - 40);
    await isClosed();
  });

  await test.step('by keyboard: Enter opens, Tab enters, Escape closes and goes back', async () => {
    await menuButton.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await isClosed();
    await expect(menuButton).toBeFocused();
  });

  await test.step('choosing a link closes it, on this page and on the way back', async () => {
    await openMenu();
    if (toAPlace) await follow(toAPlace.label);
    else await page.keyboard.press('Escape');
    await isClosed();
    const here = page.url();
    await openMenu();
    await follow(contactLink.label);
    await expect(page).toHaveURL(contactLink.href);
    await page.goBack();
    await expect(page).toHaveURL(here);
    await isClosed();
  });
});
