import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributeOf, elementsNamed, type HtmlDocument } from '../html-document.ts';
import { expected } from './expected.ts';
import { addressOf, type NextPage } from './manifests.ts';

type Page = NextPage & { document: HtmlDocument };

/** Adds to the sitemap whatever page search engines may show and it does not name yet, each address of a `[slug]` too. */
export function completeSitemap(build: string, pages: Page[]) {
  const file = join(build, 'server/app/sitemap.xml.body');
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    URL.parse(url.replaceAll('&amp;', '&')),
  );
  const [home] = listed;
  expected(home instanceof URL, 'an address in sitemap.xml', text);
  const missing = pages
    .filter(mayBeFound)
    .map(({ route }) => new URL(addressOf(route), home))
    .filter(({ pathname }) => !listed.some((url) => url?.pathname === pathname))
    .map(({ href }) => `<url>\n<loc>${href.replaceAll('&', '&amp;')}</loc>\n</url>\n`);
  writeFileSync(
    file,
    text.replace('</urlset>', () => `${missing.join('')}</urlset>`),
  );
}

function mayBeFound({ status, document }: Page) {
  const isHidden = elementsNamed(document, 'meta').some(
    (meta) =>
      attributeOf(meta, 'name') === 'robots' && /noindex/.test(attributeOf(meta, 'content') ?? ''),
  );
  return status === 200 && !isHidden;
}
