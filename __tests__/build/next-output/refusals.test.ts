import { parseHtml } from '../../../scripts/build/html-document.ts';
import { dropFramework } from '../../../scripts/build/next-output/framework.ts';
import {
  type NextBuild,
  prerenderedPages,
} from '../../../scripts/build/next-output/next-outputs.ts';
import {
  buildRefusals,
  configRefusals,
  linkRefusals,
} from '../../../scripts/build/next-output/next-refusals.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { aBuild, aNextPage, LAYOUT_ROUTER } from '../a-build.ts';

const refusals = (...build: Parameters<typeof aBuild>) => buildRefusals(aBuild(...build));
const CHANGED = 'Next has changed what it writes';
const RENDERED = 'src/app/a/page.tsx would be rendered';
const ACTION = { node: { '40bb': { filename: 'src/app/save.ts' } }, edge: {} };

test('prerendered pages, handlers and a [slug] without addresses are accepted', () => {
  expect(refusals({ '/': {}, '/work/one': { route: '/work/[slug]' } })).toEqual([]);
  const build = aBuild({ '/[page]': { route: '/[page]' } });
  for (const output of build.outputs.prerenders) delete output.fallback;
  expect(buildRefusals(build)).toEqual([]);
});

test.each<[string, Parameters<typeof aBuild>, string]>([
  ['rendered for each request', [{ '/a': null }], RENDERED],
  ['revalidated', [{ '/a': { revalidate: 2 } }], RENDERED],
  ['open to any address', [{ '/a': { isOpen: true } }], RENDERED],
  ['completed on request', [{ '/a': { compute: 'resuming' } }], RENDERED],
  ['a server action', [{}, { serverActions: ACTION }], 'src/app/save.ts has a server action'],
])('the build refuses what is or has %s', (_, build, sentence) => {
  expect(refusals(...build)).toEqual([expect.stringContaining(sentence)]);
});

// What Next hands to an adapter has all settings.
const config = (changed: object) =>
  Object.assign({} as NextBuild['config'], { images: { unoptimized: true }, ...changed });

test.each([
  ['basePath', { basePath: '/x' }],
  ['output', { output: 'export' }],
  ['images', { images: {} }],
  ['headers', { headers: async () => [] }],
])('the build refuses %s in next.config.js before it compiles', (name, changed) => {
  const sentence = expect.stringMatching(`^next.config.js sets ${name}, which`);
  expect(configRefusals(config(changed))).toEqual([sentence]);
});

test('the build refuses an address without a page, and a file that would run before pages', () => {
  expect(linkRefusals([])[0]).toContain("has the address '/', and no page has it");
  const home = process.cwd();
  process.chdir(aFolder({ 'src/proxy.ts': '' }));
  expect(configRefusals(config({}))).toEqual([expect.stringMatching(/^src\/proxy\.ts would run/)]);
  process.chdir(home);
});

test('the build ends where Next has renamed what lists server actions', () => {
  expect(() => refusals({ '/a': {} }, { serverActions: { edge: {} } })).toThrow(CHANGED);
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
