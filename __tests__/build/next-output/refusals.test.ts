import { parseHtml } from '../../../scripts/build/html-document.ts';
import { dropFramework } from '../../../scripts/build/next-output/framework.ts';
import { prerenderedPages } from '../../../scripts/build/next-output/manifests.ts';
import { buildRefusals, linkRefusals } from '../../../scripts/build/next-output/next-refusals.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { aBuild, aNextPage, CONFIG, LAYOUT_ROUTER } from '../a-build.ts';

const features = (...build: Parameters<typeof aBuild>) => buildRefusals(aBuild(...build));

const prerendered = (routes: Record<string, unknown>, dynamicRoutes: Record<string, unknown>) => ({
  'prerender-manifest.json': { routes, dynamicRoutes },
});
const WRITTEN = { '/a': { initialRevalidateSeconds: false } };
const RENEWED = { '/a': { initialRevalidateSeconds: 2 } };
const OPEN = { '/a': { fallback: null } };
const CHANGED = 'Next has changed what it writes';
const RENDERED = 'src/app/a/page.tsx would be rendered';
const action = { '40bb': { filename: 'src/app/save.ts' } };
const ACTIONS = { 'server/server-reference-manifest.json': { node: action, edge: {} } };
const rules = { headers: [{}], redirects: [], rewrites: {}, staticRoutes: [], dynamicRoutes: [] };
const config = (changed: Record<string, unknown>) => ({
  'required-server-files.json': { config: { ...CONFIG, ...changed } },
});

test('prerendered pages, handlers and a [slug] without addresses are accepted', () => {
  expect(features({ '/': {}, '/work/one': { entry: '/work/[slug]' } })).toEqual([]);
  const listsNone = prerendered({}, { '/[page]': { fallback: false } });
  expect(features({ '/[page]': null }, listsNone)).toEqual([]);
});

test.each<[string, Parameters<typeof aBuild>, string]>([
  ['rendered for each request', [{ '/a': null }], RENDERED],
  ['revalidated', [{ '/a': {} }, prerendered(RENEWED, {})], RENDERED],
  ['open to any address', [{ '/a': {} }, prerendered(WRITTEN, OPEN)], RENDERED],
  ['a handler that is revalidated', [{}, prerendered(RENEWED, {})], 'src/app/a would be rendered'],
  ['a server action', [{}, ACTIONS], 'src/app/save.ts has a server action'],
  ['basePath', [{}, config({ basePath: '/x' })], 'next.config.js sets basePath'],
  ['optimized images', [{}, config({ images: {} })], 'next.config.js sets images'],
  ['headers', [{}, { 'routes-manifest.json': rules }], 'next.config.js sets headers'],
])('the build refuses what is or has %s', (_, build, sentence) => {
  expect(features(...build)).toEqual([expect.stringContaining(sentence)]);
});

test('the build refuses an address without a page, and a file that would run before pages', () => {
  expect(linkRefusals([])[0]).toContain("has the address '/', and no page has it");
  const home = process.cwd();
  const build = aBuild({});
  process.chdir(aFolder({ 'src/proxy.ts': '' }));
  expect(buildRefusals(build)).toEqual([expect.stringMatching(/^src\/proxy\.ts would run/)]);
  process.chdir(home);
});

test.each([
  ['required-server-files.json', { config: { ...CONFIG, trailingSlash: undefined } }],
  ['routes-manifest.json', {}],
  ['server/server-reference-manifest.json', { node: {} }],
])('the build ends where Next has renamed a key of %s', (name, manifest) => {
  expect(() => features({ '/a': {} }, { [name]: manifest })).toThrow(CHANGED);
});

const referencing = (...clientModules: string[]) =>
  prerenderedPages(aBuild({ '/': { clientModules } }))[0];

test.each([
  ['[project]/node_modules/next/dist/client/image-component.js', false],
  ['[project]/node_modules/next/dist/client/script.js', true],
  ['[project]/src/app/[language]/counter/counter.tsx <module evaluation>', true],
  ['[project]/node_modules/next-something/index.js', true],
])('a page that references %s has client components: %s', (path, expected) => {
  expect(referencing(LAYOUT_ROUTER, path)?.hasClientComponents).toBe(expected);
});

test('the build refuses a manifest without client components of Next', () => {
  expect(() => referencing()).toThrow(CHANGED);
});

const drop = (html: string) => dropFramework(parseHtml(html));

test.each([
  ['script files', /\/_next\/static\/chunks/g],
  ['the bootstrap script', /_R_/],
  ['flight data', /self\.__next_f/g],
])('the build refuses a page without %s', (_, part) => {
  expect(() => drop(aNextPage().replace(part, ''))).toThrow(CHANGED);
});

test.each([
  ['self.__next_x = 1', 'no other script of Next, but found self'],
  ['$RX("B:0","S:0")', 'no <Suspense> around a long part, but found $RX('],
  ['requestAnimationFrame(function(){$RT=1})', 'no <Suspense> around a long part, but found req'],
])('the build refuses a page with an unknown script: %s', (script, sentence) => {
  expect(() => drop(aNextPage(`<script>${script}</script>`))).toThrow(sentence);
});
