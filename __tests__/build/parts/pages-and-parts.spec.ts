import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { startSite } from '../../../scripts/prove/real/running-site.ts';
import { complaintsAbout } from '../../kit/browser/complaints-about.ts';
import { builtCopy, origins, refusedCopies } from './built-copies.ts';
import { startOthers } from './others.ts';
import { CANARY } from './what-works.ts';

const FRAMEWORK = /_next\/static\/chunks\/.*\.js/;

type Changed = { url: string; counted: () => string[] };

/** The copy of the site with everything in it that README says works. */
const test = base.extend<object, { site: Changed }>({
  site: [
    async ({ browser: _ }, use) => {
      const { folder } = builtCopy('what-works');
      const servers = await Promise.all(Object.values(origins()).map(startOthers));
      const site = await startSite({}, { folder: join(folder, 'dist/current') });
      await use({ url: site.url, counted: () => servers.flatMap(({ counted }) => counted) });
      await site.remove();
      for (const server of servers) server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // No page may have anything to complain about.
  page: async ({ page }, use) => {
    const complaints = complaintsAbout(page);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

base('what works is built', () => {
  const { code, printed } = builtCopy('what-works');
  expect(code, printed).toBe(0);
});

/** Opens a page, and says what of the framework it fetched. */
async function open(page: Page, path: string) {
  const framework: string[] = [];
  page.on('request', (request) => {
    if (FRAMEWORK.test(request.url())) framework.push(request.url());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return framework;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const styleOf = (page: Page, name: keyof CSSStyleDeclaration) =>
  heading(page).evaluate((element, property) => getComputedStyle(element)[property], name);

test('a logo four times as wide as high stands so in header, icons and card, whole and in its own colours', async ({
  page,
}) => {
  await page.goto('/');
  const { agency } = await import('#content/agency.ts');
  const inHeader = page.getByRole('banner').getByRole('img', { name: agency.name });
  await expect(inHeader).toHaveAttribute('src', '/logo.svg');
  const drawn = await page.evaluate(async () => {
    const named = Array.from(
      document.querySelectorAll<HTMLLinkElement | HTMLMetaElement>(
        'link[rel~="icon"], link[rel="apple-touch-icon"], meta[property="og:image"]',
      ),
    ).map((element) => ('href' in element ? element.href : element.content));
    const addresses = named.map((address) => new URL(address).pathname);
    const ratioOfRed = async (address: string) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      const { width, height } = picture;
      const canvas = new OffscreenCanvas(width, height).getContext('2d');
      canvas?.drawImage(picture, 0, 0);
      const bytes = canvas?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      const red = Array.from({ length: width * height }, (_, pixel) => pixel).filter((pixel) =>
        [255, 0, 0].every((part, at) => Math.abs((bytes[4 * pixel + at] ?? 0) - part) < 40),
      );
      const wide = new Set(red.map((pixel) => pixel % width)).size;
      return wide / new Set(red.map((pixel) => Math.floor(pixel / width))).size;
    };
    return Promise.all(
      ['/favicon.ico', '/logo.svg', ...addresses].map(
        async (address) => [address, await ratioOfRed(address)] as const,
      ),
    );
  });
  expect(drawn.length).toBeGreaterThan(4);
  const other = drawn.filter(([, ratio]) => !(ratio > 3.4 && ratio < 4.6));
  expect(other).toEqual([]);
});

for (const [path, title] of [
  ['/plain', 'Plain'],
  ['/work/one', 'one'],
  ['/work/two%20(w%C3%B6rds)', 'two (wörds)'],
] as const)
  test(`a page of one's own is shown at ${path}, without a script of the framework`, async ({
    page,
    request,
  }) => {
    const framework = await open(page, path);
    await expect(heading(page)).toHaveText(title);
    expect(framework).toEqual([]);
    for (const browser of ['br', 'identity']) {
      const headers = { accept: 'text/html', 'accept-encoding': browser };
      const sent = (await request.get(path, { headers })).headers();
      expect(sent['content-security-policy']).toContain("default-src 'none'");
      expect(sent['content-encoding']).toBe(browser === 'br' ? 'br' : undefined);
    }
  });

test("the example of a page of one's own has the rest of its head, and is on the sitemap", async ({
  page,
  request,
}) => {
  await open(page, '/team');
  const head = (selector: string, name: string) =>
    page.locator(`head ${selector}`).getAttribute(name);
  expect(await head('link[rel="canonical"]', 'href')).toMatch(/\/team$/);
  expect(await head('meta[name="description"]', 'content')).toMatch(/^Who answers/);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/team', '/plain', '/work/one']) expect(sitemap).toContain(`${path}</loc>`);
  // What is hidden, and what leads elsewhere.
  expect(sitemap).not.toMatch(/\/(counter|old)</);
});

test('a phone number as it stands on a letter is dialled as a call to it', async ({ page }) => {
  await page.goto('/team');
  await expect(page.locator('footer a[href^="tel:"]')).toHaveAttribute('href', 'tel:+49891234560');
});

test('a header that the owner adds is on every answer', async ({ request }) => {
  for (const path of ['/plain', '/own.js', '/api/alive', '/nowhere'])
    expect((await request.get(path)).headers()['x-clacks-overhead'], path).toContain('Terry');
});

test('an address that a [slug] does not know is the page for 404', async ({ request }) => {
  const answer = await request.get('/work/three');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
});

test('a client component works on any page, with styles and parts of its own that come later', async ({
  page,
}) => {
  const framework = await open(page, '/counter');
  const button = page.getByRole('button', { name: /^Clicked/ });
  await expect(button).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(button).toHaveCSS('opacity', '0.5');
  await expect(page.getByText('Opened')).toBeHidden();
  await button.click();
  await expect(button).toHaveText('Clicked 1');
  await expect(button).toHaveCSS('opacity', '0.25');
  await expect(page.getByText('Opened')).toBeVisible();
  await expect(page.getByText('Late')).toHaveCSS('color', 'rgb(4, 5, 6)');
  const styled = page.getByRole('button', { name: 'Styled' });
  await expect(styled).toHaveCSS('color', 'rgb(7, 8, 9)');
  expect(framework.length).toBeGreaterThan(0);
});

test('a client component may read what the address asks for', async ({ page }) => {
  await open(page, '/asked?q=tea');
  await expect(page.getByText('Asked for tea')).toBeVisible();
});

test('CSS modules, global styles, a style attribute and a typeface of next/font/local hold', async ({
  page,
}) => {
  const framework = await open(page, '/sheet');
  expect(await styleOf(page, 'color')).toBe('rgb(1, 2, 3)');
  expect(await styleOf(page, 'wordSpacing')).toBe('3px');
  expect(await styleOf(page, 'backgroundImage')).toMatch(/_next\/static\/media\/dot\..*\.svg/);
  expect(await styleOf(page, 'letterSpacing')).toBe('2px');
  expect(await styleOf(page, 'fontFamily')).toMatch(/^face/);
  expect(await page.evaluate(() => document.fonts.check('16px face'))).toBe(true);
  expect(framework).toEqual([]);
});

test('a picture of next/image is shown, and a link of next/link leads on', async ({ page }) => {
  const framework = await open(page, '/picture');
  const picture = page.getByRole('img', { name: 'Home' });
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  await page.getByRole('link', { name: 'Plain' }).click();
  await expect(heading(page)).toHaveText('Plain');
  expect(framework).toEqual([]);
});

test('a page is there at once, whole, however long it is', async ({ page }) => {
  const framework = await open(page, '/long');
  await expect(page.getByText('Line 499 of')).toBeAttached();
  expect(await styleOf(page, 'color')).toBe('rgb(1, 2, 3)');
  expect(framework).toEqual([]);
});

test('a page that sends visitors on does so', async ({ page }) => {
  await page.goto('/old');
  await expect(page).toHaveURL('/plain');
});

test('a route handler hears all that is said to it, leads to this site, and may run nothing in a browser', async ({
  request,
  site,
}) => {
  const headers = { cookie: 'a=b', authorization: 'Bearer c', 'content-type': 'text/plain' };
  const answer = await request.post('/newsletter?who=Ada', { headers, data: 'hello' });
  const heard = { who: 'Ada', cookie: 'a=b', authorization: 'Bearer c', said: 'hello' };
  expect(await answer.json()).toEqual(heard);
  expect(answer.headers()['content-security-policy']).toMatch(/^default-src 'none'/);
  const led = await request.get('/newsletter', { maxRedirects: 0 });
  expect(led.headers()['location']).toBe(`http://localhost:${new URL(site.url).port}/plain`);
});

base('nothing of what visitors wrote, and no secret, is part of a build', () => {
  const { folder } = builtCopy('what-works');
  const found = spawnSync('grep', ['-rl', CANARY, 'dist', '.next'], { cwd: folder });
  expect(String(found.stdout)).toBe('');
});

test("scripts of one's own run, from a file and in the page", async ({ page }) => {
  await open(page, '/script');
  await expect(page.locator('html')).toHaveAttribute('data-own', 'ran');
  await expect(page.locator('html')).toHaveAttribute('data-inline', 'ran');
});

test('sound of this site is played', async ({ page }) => {
  const framework = await open(page, '/sound');
  const seconds = (sound: HTMLAudioElement) => sound.duration;
  await expect.poll(() => page.locator('audio').evaluate(seconds)).toBe(1);
  expect(framework).toEqual([]);
});

test('statistics of a trusted origin count', async ({ page, site }) => {
  await open(page, '/counted');
  await expect.poll(site.counted).toContain('/counted');
});

test('a picture, a film and a chat of trusted origins are shown', async ({ page }) => {
  await open(page, '/shown');
  const width = (image: HTMLImageElement) => image.naturalWidth;
  expect(await page.getByRole('img', { name: 'Theirs' }).evaluate(width)).toBe(7);
  await page.goto('/film');
  await expect(page.frameLocator('iframe').getByText('A film')).toBeVisible();
  await page.goto('/chat');
  await expect(page.getByText('May I help?')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.getByText('May I help?')).toHaveCSS('opacity', '0.5');
});

for (const [name, refused] of Object.entries(refusedCopies))
  base(`${name} ends the build, each with a sentence that names the file`, () => {
    const { folder, code, printed } = builtCopy(name);
    expect(code).toBe(1);
    const [, told = ''] = printed.split('The site cannot be built like this:\n');
    const sentences = told.trim().split('\n');
    for (const { sentence } of refused)
      expect(sentences).toContainEqual(expect.stringMatching(sentence));
    expect(sentences).toHaveLength(refused.length);
    expect(existsSync(join(folder, 'dist/current'))).toBe(false);
  });
