import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishPages } from '../../../../scripts/build/finish/finish-pages.ts';
import { aNextPage } from './next-page.ts';

const LAYOUT_ROUTER = '[project]/node_modules/next/dist/esm/client/components/layout-router.js';
const FORM = '[project]/src/features/consultation/form/consultation-form.tsx';

/** A build folder as Next 16 leaves it, with these pages and the client components of each. */
function aBuild(pages: Record<string, string[]>, prerendered = Object.keys(pages)) {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  const write = (path: string, content: unknown) => {
    const file = join(build, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  };
  const entryOf = (route: string) => (route === '/' ? '/page' : `${route}/page`);

  write('static/chunks/a.js', '');
  write('app-path-routes-manifest.json', {
    ...Object.fromEntries(Object.keys(pages).map((route) => [entryOf(route), route])),
    '/_global-error/page': '/_global-error',
    '/api/health/route': '/api/health',
  });
  const routes = Object.fromEntries(prerendered.map((route) => [route, {}]));
  write('prerender-manifest.json', { routes });
  for (const [route, components] of Object.entries(pages)) {
    const clientModules = Object.fromEntries(components.map((path) => [path, {}]));
    const manifest = JSON.stringify({ clientModules });
    write(
      `server/app${entryOf(route)}_client-reference-manifest.js`,
      `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
       globalThis.__RSC_MANIFEST["${entryOf(route)}"] = ${manifest}`,
    );
    const file = `server/app/${route === '/' ? 'index' : route}`;
    write(`${file}.html`, aNextPage());
    write(`${file}.meta`, { headers: { 'x-nextjs-prerender': '1' }, segmentPaths: ['/_tree'] });
  }
  return build;
}

const read = (build: string, file: string) => readFileSync(join(build, 'server/app', file), 'utf8');

test('each page is finished by what the build says of it', () => {
  const build = aBuild({ '/': [LAYOUT_ROUTER], '/consultation': [LAYOUT_ROUTER, FORM] });
  finishPages(build);
  expect(read(build, 'index.html')).not.toContain('/_next/static/chunks/');
  expect(read(build, 'consultation.html')).toContain('/_next/static/chunks/');
});

test('a content page that gains an island keeps its scripts', () => {
  const build = aBuild({ '/': [LAYOUT_ROUTER, FORM] });
  finishPages(build);
  expect(read(build, 'index.html')).toContain('/_next/static/chunks/');
});

test("a page's policy is added to the headers that Next sends with it", () => {
  const build = aBuild({ '/': [LAYOUT_ROUTER] });
  finishPages(build);
  expect(JSON.parse(read(build, 'index.meta'))).toEqual({
    headers: {
      'x-nextjs-prerender': '1',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    },
    segmentPaths: ['/_tree'],
  });
});

test('a page that is rendered on request is refused: it would have no policy', () => {
  const build = aBuild({ '/': [LAYOUT_ROUTER], '/about': [LAYOUT_ROUTER] }, ['/']);
  expect(() => finishPages(build)).toThrow('/about rendered on request');
});

test('a manifest of client components in another shape is refused', () => {
  const build = aBuild({ '/': [LAYOUT_ROUTER] });
  writeFileSync(join(build, 'server/app/page_client-reference-manifest.js'), '');
  expect(() => finishPages(build)).toThrow('expected globalThis.__RSC_MANIFEST in');
});

test('a complaint names the page', () => {
  const build = aBuild({ '/': [LAYOUT_ROUTER] });
  writeFileSync(join(build, 'server/app/index.html'), '<p>Hello</p>');
  expect(() => finishPages(build)).toThrow('The page / could not be finished.');
});
