import { markupErrors } from '../kit/browser/markup-errors.ts';
import { expect, test } from '../kit/browser/site.ts';
import { pages } from '../kit/real/built-pages.ts';

const NAMED = /(?<!-)(?:href|src|start_url)"?[=:] ?"([^"]+)"|url\('?([^')]+)/g;

test('every page is valid HTML, and all that it names exists', async ({ site }) => {
  const texts = new Map<string, string>();
  async function read(path: string, named = path) {
    const known = texts.get(path);
    if (known !== undefined) return known;
    const response = await fetch(site.url + path);
    if (!response.ok && !pages.includes(path)) expect.soft(response.status, named).toBe(200);
    const text = await response.text();
    texts.set(path, text);
    return text;
  }

  for (const path of pages) {
    const errors = await markupErrors(await read(path));
    expect.soft(errors, `${path}: correct its markup`).toEqual([]);
    const isCopiedUnseen = (await read(path)).includes('\u200b');
    expect.soft(isCopiedUnseen, `${path}: write <wbr> instead of U+200B`).toBe(false);
  }
  process.env['SITE_URL'] = 'https://agency.example';
  const { default: sitemap } = await import('#app/sitemap.ts');
  const listed = sitemap().map(({ url }) => new URL(url).pathname);
  for (const path of [...pages, ...listed])
    for (const [, named, file = named] of (await read(path)).matchAll(NAMED)) {
      const address = String(file).replaceAll('&amp;', '&');
      const { origin, pathname, hash } = new URL(address, site.url + path);
      if (origin !== site.url) continue;
      const target = await read(pathname, `${path} names ${address}: correct it`);
      const hasPart = target.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
      if (hash) expect.soft(hasPart, `${path} → ${address}: no part has this id`).toBe(true);
    }
  expect(texts.size).toBeGreaterThan(pages.length);
});
