import { attributeOf, elementsNamed, readHtml, textOf } from '../../scripts/build/html-document.ts';
import { expect, test } from '../kit/browser/site.ts';
import { agency, locale, pages } from '../kit/words.ts';

test('every page has its metadata and its shared picture', async ({ request }) => {
  for (const path of Object.values(pages)) {
    const page = readHtml(await (await request.get(path)).text());
    const metadata = elementsNamed(page, 'meta').map((meta) => [
      attributeOf(meta, 'name') ?? attributeOf(meta, 'property'),
      attributeOf(meta, 'content'),
    ]);
    const content: Record<string, string> = Object.fromEntries(metadata);
    const [canonical] = elementsNamed(page, 'link')
      .filter((link) => attributeOf(link, 'rel') === 'canonical')
      .map((link) => attributeOf(link, 'href') ?? '');

    expect(elementsNamed(page, 'html').map((html) => attributeOf(html, 'lang'))).toEqual([locale]);
    expect(elementsNamed(page, 'title').map(textOf)[0], path).toContain(agency.name);
    expect(new URL(canonical ?? '').pathname).toBe(path);
    expect(content['theme-color'], path).toMatch(/^#/);
    expect(content['description'] ?? '', path).not.toBe('');
    expect(content['og:title'] ?? '', path).not.toBe('');
    expect(content['twitter:card'], path).toBe('summary_large_image');
    expect(content['twitter:image'], path).toBe(content['og:image']);

    const picture = await request.get(new URL(content['og:image'] ?? '').pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(dimensions(await picture.body())).toEqual([1200, 630]);
  }
});

test('every icon that home and the manifest name is a picture', async ({ request }) => {
  const home = readHtml(await (await request.get('/')).text());
  const linked = elementsNamed(home, 'link')
    .filter((link) => /icon$/.test(attributeOf(link, 'rel') ?? ''))
    .map((link) => attributeOf(link, 'href') ?? '');
  const manifest = await request
    .get('/manifest.webmanifest')
    .then((answer) => answer.json() as Promise<{ start_url: string; icons: { src: string }[] }>);
  expect(manifest.start_url).toBe(pages.home);
  expect(linked).toHaveLength(3);
  for (const icon of [...linked, ...manifest.icons.map(({ src }) => src)]) {
    const answer = await request.get(icon);
    expect(answer.status(), icon).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
});

test('robots.txt names a sitemap whose pages exist', async ({ request }) => {
  const robots = await request.get('/robots.txt').then((answer) => answer.text());
  expect(robots).toMatch(/^Disallow: \/api\/$/m);
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const text = await request.get(new URL(sitemap).pathname).then((answer) => answer.text());
  const listed = [...text.matchAll(/<loc>(.+)<\/loc>/g)].map(([, url = '']) => new URL(url));
  const paths = listed.map(({ pathname }) => pathname);
  expect(paths).toEqual(expect.arrayContaining(Object.values(pages)));
  for (const path of paths) expect((await request.get(path)).status()).toBe(200);
});

function dimensions(png: Buffer) {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
