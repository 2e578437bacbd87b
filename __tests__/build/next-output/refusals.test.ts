import ourConfig from '../../../next.config.js';
import { parseHtml } from '../../../scripts/build/html-document.ts';
import { dropFramework } from '../../../scripts/build/next-output/framework.ts';
import {
  type NextBuild,
  prerenderedPages,
} from '../../../scripts/build/next-output/next-outputs.ts';
import {
  configRefusals,
  linkRefusals,
  serverActionNotices,
} from '../../../scripts/build/next-output/next-refusals.ts';
import {
  unsupportedNotices,
  unsupportedRefusals,
} from '../../../scripts/build/unsupported-by-the-site.ts';
import { workIn } from '../../kit/setup/folder.ts';
import { aBuild, aNextPage, LAYOUT_ROUTER } from '../a-build.ts';

const CHANGED = 'Next has changed what it writes';

// What Next hands to an adapter has all settings.
const config = (changed: object) => Object.assign({} as NextBuild['config'], ourConfig, changed);

test('our own configuration is accepted', async () => {
  expect(await configRefusals(config({}))).toEqual([]);
});

const rule = { source: '/x', destination: 'https://x.example', has: [] };

test.each([
  ['sets basePath', { basePath: '/x' }],
  ['sets output', { output: 'export' }],
  ['sets images', { images: {} }],
  ['has headers for /x', { headers: async () => [rule] }],
  ['has rewrites for /x', { rewrites: async () => [rule] }],
  ['has rewrites for /x', { rewrites: async () => ({ beforeFiles: [rule] }) }],
  ['has conditions for /x', { redirects: async () => [rule] }],
])('the build refuses a next.config.js that %s before it compiles', async (what, changed) => {
  const sentence = expect.stringMatching(`^next.config.js ${what}, which`);
  expect(await configRefusals(config(changed))).toEqual([sentence]);
});

test('the build refuses an address without a page', () => {
  expect(linkRefusals([])[0]).toContain("has the address '/', and no page has it");
});

test.each([
  ['src/app/a/route.ts', "export const runtime = 'edge';", 'runs on Edge'],
  ['src/app/a/page.tsx', "async function a() {\n  'use cache';\n}", "has 'use cache'"],
  ['next.config.js', 'export default { cacheComponents: true };', 'sets cacheComponents'],
  ['src/pages/a.tsx', '', "belongs to Next's older router"],
])('npm run check and the build refuse %s with %s', (file, text, sentence) => {
  workIn({ [file]: text, 'src/app/b/page.tsx': 'export default () => null;' });
  expect(unsupportedRefusals()).toEqual([expect.stringMatching(`^${file} ${sentence}`)]);
});

test.each([
  ['src/app/a/loading.tsx', '', 'is not shown'],
  ['src/app/a/page.tsx', '<Suspense fallback={null}>', 'has <Suspense>'],
  [
    'src/app/a/page.tsx',
    'import Script from \'next/script\';\n<Script id="a">{`b()`}</Script>',
    'has an inline script of next/script',
  ],
])('npm run check and the build say that %s with %s has no effect', (file, text, sentence) => {
  const fine = 'import Script from "next/script";\n<Script src="/a.js" />';
  workIn({ [file]: text, 'src/app/b/page.tsx': fine });
  expect(unsupportedNotices()).toEqual([expect.stringMatching(`^${file} ${sentence}`)]);
});

test('a server action is a notice that names its file', () => {
  const action = { filename: 'src/app/save.ts' };
  const build = aBuild({}, { serverActions: { node: { '40a': action, '40b': action } } });
  const sentence = expect.stringMatching(/^src\/app\/save\.ts has a server action/);
  expect(serverActionNotices(build)).toEqual([sentence]);
});

test('the build ends where Next has renamed what lists server actions', () => {
  const build = aBuild({ '/a': {} }, { serverActions: { edge: {} } });
  expect(() => prerenderedPages(build)).toThrow(CHANGED);
});

const referencing = (...clientModules: string[]) =>
  prerenderedPages(aBuild({ '/': { clientModules } }))[0];

test.each([
  ['[project]/node_modules/next/dist/client/image-component.js', false],
  ['[project]/node_modules/next/dist/client/script.js', true],
  ['[project]/src/app/[language]/counter/counter.tsx <module evaluation>', true],
  ['[project]/node_modules/next-something/index.js', true],
  // Next lists it for every page.
  ['[project]/src/app/global-error.tsx', false],
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
