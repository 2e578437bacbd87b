import { attributeOf, elementsNamed, readHtml, textOf } from '../../scripts/build/html-document.ts';
import { expect, test } from '../kit/browser/site.ts';
import { agency, locale, pages } from '../kit/words.ts';

test('every page has its metadata', async ({ request }) => {
  for (const path of Object.values(pages)) {
    const page = readHtml(await (await request.get(path)).text());
    const metadata = elementsNamed(page, 'meta').map((meta) => [
      attributeOf(meta, 'name') ?? attributeOf(meta, 'property'),
      attributeOf(meta, 'content'),
    ]);
    const content: Record<string, string> = Object.fromEntries(metadata);
    expect(elementsNamed(page, 'html').map((html) => attributeOf(html, 'lang'))).toEqual([locale]);
    expect(elementsNamed(page, 'title').map(textOf)[0], path).toContain(agency.name);
    expect(content['theme-color'], path).toMatch(/^#/);
    expect(content['description'] ?? '', path).not.toBe('');
    expect(content['og:title'] ?? '', path).not.toBe('');
  }
});

test('a build without SITE_URL names no address of its own', async ({ request }) => {
  for (const path of [...Object.values(pages), '/robots.txt', '/sitemap.xml']) {
    const text = await request.get(path).then((answer) => answer.text());
    expect(text, path).not.toContain('//localhost');
  }
});

test('the picture of link previews has their size', async ({ request }) => {
  const picture = await request.get('/opengraph-image');
  expect(picture.headers()['content-type']).toBe('image/png');
  expect(dimensions(await picture.body())).toEqual([1200, 630]);
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

test('every page of the sitemap exists', async ({ request }) => {
  process.env['SITE_URL'] = 'https://agency.example';
  const { default: sitemap } = await import('#app/sitemap.ts');
  const paths = sitemap().map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual(expect.arrayContaining(Object.values(pages)));
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

function dimensions(png: Buffer) {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
