import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHtml } from '../../../scripts/build/html-document.ts';
import { completeSitemap } from '../../../scripts/build/next-output/complete-sitemap.ts';
import { aBuild } from '../a-build.ts';

const page = (route: string, html = '', status = 200) => ({
  route,
  status,
  source: '',
  html: '',
  meta: '',
  clientModules: [],
  document: readHtml(html),
});

test('every page that may be found is on the sitemap, once; what is hidden, moved or an error is not', () => {
  const build = aBuild({ '/': {} });
  const file = join(build, 'server/app/sitemap.xml.body');
  writeFileSync(file, '<urlset><url><loc>https://agency.example/</loc></url></urlset>');
  completeSitemap(build, [
    page('/'),
    page('/work/two (wörds)'),
    page('/work/q&a for $&'),
    page('/work/what? C#'),
    page('/thanks', '<meta name="robots" content="noindex">'),
    page('/old', '', 307),
    page('/_not-found', '', 404),
  ]);
  completeSitemap(build, [page('/work/q&a for $&')]);
  const listed = readFileSync(file, 'utf8').match(/(?<=<loc>)[^<]*/g);
  expect(listed).toEqual([
    'https://agency.example/',
    'https://agency.example/work/two%20(w%C3%B6rds)',
    'https://agency.example/work/q&amp;a%20for%20$&amp;',
    'https://agency.example/work/what%3F%20C%23',
  ]);
});
