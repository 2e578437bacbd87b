import '../../kit/setup/several-languages.ts';

import { addresses } from '#content/navigation.ts';
import {
  handlerRules,
  prerenderedFiles,
  prerenderedPages,
  redirectRules,
  renewedAddresses,
} from '../../../scripts/build/next-output/next-outputs.ts';
import { MARKED } from '../../kit/marked-language.ts';
import { aBuild, LAYOUT_ROUTER } from '../a-build.ts';

const CALLS_IT = { node: { '40a': { workers: { 'app/a/page': {} } } } };

test.each<[string, Parameters<typeof aBuild>]>([
  ['rendered for each request', [{ '/a': null }]],
  ['renewed', [{ '/a': { revalidate: 2 } }]],
  ['open to any address', [{ '/a/one': { route: '/a/[id]', isOpen: true } }]],
  ['completed on request', [{ '/a': { compute: 'resuming' } }]],
  ['a form of a server action', [{ '/a': {} }, { serverActions: CALLS_IT }]],
])("a page that is %s is Next's, and not finished", (_, [pages, changes]) => {
  const build = aBuild(pages, { handlers: [], ...changes });
  const pattern = expect.stringMatching(/^\^\/a(\/\[\^\/\]\+)?\$$/);
  expect([prerenderedPages(build), handlerRules(build)]).toEqual([[], [{ pattern, isPage: true }]]);
  expect(renewedAddresses(build)).not.toContain('/about');
});

const OURS = { '/en/about': { route: '/[language]/about' } };
const COUNTER = '[project]/src/app/[language]/a/counter.tsx';

test('a build whose pages and handlers are all finished, or ours, needs no part of Next', () => {
  const build = aBuild({ ...OURS, '/a': {} }, { prerenderedHandlers: { '/feed': {} } });
  expect(handlerRules(build)).toEqual([{ pattern: '^/api/health$', entry: expect.any(String) }]);
  expect(renewedAddresses(build)).toEqual([]);
});

test.each<[string, Parameters<typeof aBuild>]>([
  ['handler', [{}, { handlers: ['/api/health', '/api/own'] }]],
  ['page on request', [{ '/b': null }]],
  ['page with a client component', [{ '/b': { clientModules: [LAYOUT_ROUTER, COUNTER] } }]],
])(
  "with one %s of an owner, all that they built is Next's, and ours is not",
  (_, [pages, more]) => {
    const prerenderedHandlers = { '/feed': {} };
    const build = aBuild({ ...OURS, '/a': {}, ...pages }, { prerenderedHandlers, ...more });
    const [ours, ...ofNext] = handlerRules(build);
    expect(ours).toEqual({ pattern: '^/api/health$', entry: expect.any(String) });
    const patterns = ofNext.map(({ pattern }) => pattern);
    expect(patterns).toEqual(expect.arrayContaining(['^/a$', '^/feed$']));
    expect(patterns).not.toContain('^/about$');
    expect(renewedAddresses(build)).toEqual(expect.arrayContaining(['/a', '/feed']));
    expect(renewedAddresses(build)).not.toContain('/about');
  },
);

test('a page with no parameter but its language is finished, because all languages are built', () => {
  const open = { route: '/[language]/a', isOpen: true };
  const [page] = prerenderedPages(aBuild({ '/en/a': open }));
  expect(page?.address).toBe('/a');
});

test('an icon in the folder of a page has an address in each language', () => {
  const build = aBuild({}, { handlers: ['/[language]/a/icon.png'] });
  for (const like of build.outputs.staticFiles.slice(0, 1))
    build.outputs.staticFiles.push({ ...like, pathname: '/-/a/icon.png', filePath: 'icon.body' });
  expect(prerenderedFiles(build).map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/a/icon.png', `/${MARKED.code}/a/icon.png`, '/en/a/icon.png']),
  );
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
