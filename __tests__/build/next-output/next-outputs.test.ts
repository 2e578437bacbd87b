import '../../kit/setup/several-languages.ts';

import { addresses } from '#content/navigation.ts';
import {
  handlerRules,
  prerenderedFiles,
  prerenderedPages,
  redirectRules,
} from '../../../scripts/build/next-output/next-outputs.ts';
import { MARKED } from '../../kit/marked-language.ts';
import { aBuild } from '../a-build.ts';

const CALLS_IT = { node: { '40a': { workers: { 'app/a/page': {} } } } };

test.each<[string, Parameters<typeof aBuild>]>([
  ['rendered for each request', [{ '/a': null }]],
  ['renewed', [{ '/a': { revalidate: 2 } }]],
  ['open to any address', [{ '/a': { isOpen: true } }]],
  ['completed on request', [{ '/a': { compute: 'resuming' } }]],
  ['a form of a server action', [{ '/a': {} }, { serverActions: CALLS_IT }]],
])('a page that is %s is served by its entry, and not finished', (_, [pages, changes]) => {
  const build = aBuild(pages, { handlers: [], ...changes });
  const rule = { pattern: '^/a$', entry: 'server/app/a/page.js', isPage: true };
  expect([prerenderedPages(build), handlerRules(build)]).toEqual([[], [rule]]);
});

test('a page without addresses is neither finished nor served', () => {
  const build = aBuild({ '/[page]': {} }, { handlers: [] });
  for (const output of build.outputs.prerenders) Object.assign(output, { routeType: undefined });
  expect([prerenderedPages(build), handlerRules(build)]).toEqual([[], []]);
});

test('a page and a handler of ours without a row are not served', () => {
  const handlers = ['/[language]/blog/files/[...file]'];
  const rules = handlerRules(aBuild({ '/[language]/blog/[slug]': null }, { handlers }));
  expect(rules.length > 0).toBe(addresses.blog !== undefined);
});

test('a page on request has an address in each language, as a finished one has', () => {
  const rules = handlerRules(aBuild({ '/[language]/a/[id]': null }, { handlers: [] }));
  const patterns = rules.map(({ pattern }) => pattern);
  expect(patterns).toEqual(['^/a/[^/]+$', `^/${MARKED.code}/a/[^/]+$`]);
});

test('a page has the status that Next names, or 200, and the page of unknown addresses 404', () => {
  const pages = { '/a': {}, '/moved': { status: 308, location: '/a' }, '/404': {} };
  const found = prerenderedPages(aBuild(pages));
  expect(found.map(({ address, status }) => [address, status])).toEqual([
    ['/a', 200],
    ['/moved', 308],
    ['/404', 404],
  ]);
});

test('an answer of the build and a public file are files, and pages and modules are not', () => {
  const headers = { 'content-type': 'text/plain' };
  const build = aBuild({ '/a': {} }, { prerenderedHandlers: { '/robots.txt': headers } });
  for (const like of build.outputs.staticFiles.slice(0, 1))
    build.outputs.staticFiles.push({ ...like, pathname: '/icon.png', filePath: 'public/icon.png' });
  expect(prerenderedFiles(build)).toMatchObject([
    { address: '/robots.txt', status: 200, headers },
    { address: '/icon.png', path: 'public/icon.png' },
  ]);
});

test('a redirect of the owner is a rule, and one of Next is not', () => {
  const moved = { sourceRegex: '^/old$', headers: { Location: '/new' }, status: 308 };
  const rules = redirectRules(aBuild({}, { redirects: [moved] }));
  expect(rules).toEqual([{ pattern: '^/old$', status: 308, location: '/new' }]);
});
