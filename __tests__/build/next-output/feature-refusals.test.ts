import { readHtml } from '../../../scripts/build/html-document.ts';
import {
  configRefusals,
  featureRefusals,
  pageRefusals,
} from '../../../scripts/build/next-output/feature-refusals.ts';
import type { Refusal } from '../../../scripts/build/refusals.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { aBuild, CONFIG, LAYOUT_ROUTER } from '../a-build.ts';

const said = (refusals: Refusal[]) => refusals.map(({ source, found }) => `${source} ${found}`);
const features = (...build: Parameters<typeof aBuild>) => said(featureRefusals(aBuild(...build)));

const prerendered = (routes: Record<string, unknown>, dynamicRoutes: Record<string, unknown>) => ({
  'prerender-manifest.json': { routes, dynamicRoutes },
});

const WRITTEN = { '/a': { initialRevalidateSeconds: false } };

test('prerendered pages, handlers and a [slug] without addresses are accepted', () => {
  expect(features({ '/': {}, '/work/one': { entry: '/work/[slug]' } })).toEqual([]);
  const listsNone = prerendered({}, { '/[page]': { fallback: false } });
  expect(features({ '/[page]': null }, listsNone)).toEqual([]);
});

test.each([
  ['rendered for each request', 'page', features({ '/a': null })],
  ['revalidated', 'page', features({ '/a': { revalidate: 60 } })],
  [
    'open to any address',
    'page',
    features({ '/a': {} }, prerendered(WRITTEN, { '/a': { fallback: null } })),
  ],
  [
    'a handler that is revalidated',
    'route',
    features({}, prerendered({ '/a': { initialRevalidateSeconds: 2 } }, {})),
  ],
])('the build refuses what is %s', (_, kind, refused) => {
  const file = kind === 'page' ? 'page.tsx' : 'route.ts';
  expect(refused).toEqual([
    expect.stringContaining(`src/app/a/${file} would be rendered on request`),
  ]);
});

test('the build names the file that answers an address with an extension', () => {
  const renewed = prerendered({ '/sitemap.xml': { initialRevalidateSeconds: 2 } }, {});
  expect(features({}, renewed)).toEqual([expect.stringMatching(/^src\/app\/sitemap\.ts would/)]);
});

test('the build refuses a server action by its file', () => {
  const node = { '40bb': { filename: 'src/app/save.ts' } };
  expect(
    features({ '/': {} }, { 'server/server-reference-manifest.json': { node, edge: {} } }),
  ).toEqual([expect.stringMatching(/^src\/app\/save\.ts has a server action/)]);
});

test.each(['basePath', 'assetPrefix', 'trailingSlash'])('the build refuses %s', (name) => {
  const config = { ...CONFIG, [name]: name === 'trailingSlash' || '/x' };
  const build = aBuild({ '/': {} }, { 'required-server-files.json': { config } });
  expect(said(configRefusals(build))).toEqual([
    expect.stringContaining(`next.config.js sets ${name}`),
  ]);
});

test('the build refuses headers() and distDir of next.config.js', () => {
  const rules = { headers: [{}], redirects: [], rewrites: {}, staticRoutes: [], dynamicRoutes: [] };
  const build = aBuild({ '/': {} }, { 'routes-manifest.json': rules });
  expect(said(configRefusals(build))).toEqual([expect.stringContaining('sets headers')]);
  expect(said(configRefusals(aFolder()))).toEqual([expect.stringContaining('sets distDir')]);
});

test.each([
  ['required-server-files.json', { config: { ...CONFIG, trailingSlash: undefined } }],
  ['routes-manifest.json', {}],
  ['server/functions-config-manifest.json', { functionsOfVersion2: {} }],
  ['server/server-reference-manifest.json', { node: {} }],
  ['prerender-manifest.json', { routes: { '/a': { revalidate: 2 } }, dynamicRoutes: {} }],
])('the build ends where Next has renamed a key of %s', (name, manifest) => {
  const build = aBuild({ '/a': {} }, { [name]: manifest });
  expect(() => [...configRefusals(build), ...featureRefusals(build)]).toThrow(
    'Next has changed what it writes',
  );
});

const aPage = {
  address: '/a',
  source: 'src/app/a/page.tsx',
  html: '',
  status: 200,
  clientModules: [LAYOUT_ROUTER],
};

test.each([
  ['a page that throws', '<html id="__next_error__">', 'shows nothing at /a'],
  ['a streamed page', '<template id="B:0"></template>', 'would be streamed'],
  ['a form without a field', '<form action="/api/consultation">', 'does not ask for name'],
])('the build refuses %s', (_, html, found) => {
  expect(said(pageRefusals(aPage, readHtml(html)))[0]).toContain(found);
});

test('a page with a client component may be streamed', () => {
  const page = { ...aPage, clientModules: [LAYOUT_ROUTER, 'counter.tsx'] };
  expect(pageRefusals(page, readHtml('<template id="B:0"></template>'))).toEqual([]);
});
