import { expect, test } from '../kit/browser/site.ts';
import { agency, locale, pages } from '../kit/words.ts';

test('every page has its metadata and its shared picture', async ({ page }) => {
  const attribute = async (selector: string, name: string) =>
    (await page.locator(selector).first().getAttribute(name)) ?? '';
  const content = (name: string) =>
    attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content');

  for (const path of Object.values(pages)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
    expect(await page.title(), path).toContain(agency.name);
    expect(new URL(await attribute('link[rel=canonical]', 'href')).pathname).toBe(path);
    expect(await content('theme-color'), path).toMatch(/^#/);
    expect(await content('description'), path).not.toBe('');
    expect(await content('og:title'), path).not.toBe('');
    expect(await content('twitter:card'), path).toBe('summary_large_image');
    expect(await content('twitter:image'), path).toBe(await content('og:image'));

    const picture = await page.request.get(new URL(await content('og:image')).pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(dimensions(await picture.body())).toEqual([1200, 630]);
  }
});

test('every icon that home and the manifest name is a picture', async ({ page }) => {
  await page.goto('/');
  const linked = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const manifest = await page.request
    .get('/manifest.webmanifest')
    .then((answer) => answer.json() as Promise<{ start_url: string; icons: { src: string }[] }>);
  expect(manifest.start_url).toBe(pages.home);
  expect(linked).toHaveLength(3);
  for (const icon of [...linked, ...manifest.icons.map(({ src }) => src)]) {
    const answer = await page.request.get(icon);
    expect(answer.status(), icon).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
});

test('robots.txt names a sitemap whose pages exist', async ({ page }) => {
  const robots = await page.request.get('/robots.txt').then((answer) => answer.text());
  expect(robots).toMatch(/^Disallow: \/api\/$/m);
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const text = await page.request.get(new URL(sitemap).pathname).then((answer) => answer.text());
  const listed = [...text.matchAll(/<loc>(.+)<\/loc>/g)].map(([, url = '']) => new URL(url));
  const paths = listed.map(({ pathname }) => pathname);
  expect(paths).toEqual(expect.arrayContaining(Object.values(pages)));
  for (const path of paths) expect((await page.request.get(path)).status()).toBe(200);
});

function dimensions(png: Buffer) {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
