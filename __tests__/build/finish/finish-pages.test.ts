import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTHING_ALLOWED } from '#headers.ts';
import { finishPages } from '../../../scripts/build/finish/finish-pages.ts';
import { aBuild, readPage } from '../a-build.ts';
import { aNextPage } from '../next-page.ts';
import { NOTHING_TRUSTED } from './nothing-trusted.ts';

const finish = (build: string, trusted = NOTHING_TRUSTED) => finishPages(build, trusted);

test('a redirect is left as it is, and may do nothing', () => {
  const shell = '<html id="__next_error__"><body></body></html>';
  const build = aBuild({ '/old': { status: 307, location: '/new', html: shell } });
  expect(finish(build)).toMatchObject([
    { status: 307, headers: { 'Content-Security-Policy': NOTHING_ALLOWED, Location: '/new' } },
  ]);
  expect(readPage(build, 'old')).toBe(shell);
});

test('all that is refused is said at once', () => {
  const html = aNextPage({ body: '<img src="https://pictures.example/a.png">' });
  const build = aBuild({ '/': { html }, '/dynamic': null });
  expect(() => finish(build)).toThrow(
    /src\/app\/dynamic\/page\.tsx is rendered anew.*\n.*https:\/\/pictures\.example/,
  );
});

test('where trust is written wrong, that alone is said', () => {
  const html = aNextPage({ body: '<img src="https://pictures.example/a.png">' });
  const trusted = { ...NOTHING_TRUSTED, pictures: ['https://pictures.example/'] as const };
  expect(() => finish(aBuild({ '/': { html } }), trusted)).toThrow(
    /^The site cannot be built like this:\n.*Write 'https:\/\/pictures\.example'\.$/,
  );
});

test('who is embedded need not agree only on the pages that show something of theirs', () => {
  const html = aNextPage({ body: '<iframe src="https://video.example/1"></iframe>' });
  const build = aBuild({ '/': {}, '/film': { html }, '/_not-found': { status: 404 } });
  const pages = finish(build, { ...NOTHING_TRUSTED, frames: ['https://video.example'] });
  expect(
    pages.map(({ address, headers }) => [address, headers['Cross-Origin-Embedder-Policy']]),
  ).toEqual([
    ['/', 'require-corp'],
    ['/film', 'unsafe-none'],
    ['/_not-found', 'require-corp'],
  ]);
});

test('a manifest of client components in another shape is refused', () => {
  const build = aBuild({ '/': {} });
  writeFileSync(join(build, 'server/app/page_client-reference-manifest.js'), '');
  expect(() => finish(build)).toThrow('expected globalThis.__RSC_MANIFEST in');
});

test('a complaint names the page and its source', () => {
  const build = aBuild({ '/': { html: '<p>Hello</p>' } });
  expect(() => finish(build)).toThrow('The page / (src/app/page.tsx) could not be finished.');
});
