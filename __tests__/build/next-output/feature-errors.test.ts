import { sentenceOf } from '../../../scripts/build/build-errors.ts';
import { configErrors, featureErrors } from '../../../scripts/build/next-output/feature-errors.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { aBuild } from '../a-build.ts';

const errors = (...build: Parameters<typeof aBuild>) =>
  featureErrors(aBuild(...build)).map(sentenceOf);

test('a site of prerendered pages and handlers asks for nothing that it cannot have', () => {
  expect(errors({ '/': {}, '/work/one': { entry: '/work/[slug]' } })).toEqual([]);
});

test('a [slug] that lists no address yet is no page, and nothing is asked of it', () => {
  const listsNone = { '/[page]': { fallback: false } };
  expect(errors({ '/[page]': null }, prerendered({}, listsNone))).toEqual([]);
});

const prerendered = (routes: object, dynamicRoutes: object) => ({
  'prerender-manifest.json': { routes, dynamicRoutes },
});

const configured = (rules: object) => ({
  'routes-manifest.json': {
    staticRoutes: [],
    dynamicRoutes: [],
    headers: [],
    redirects: [],
    rewrites: { beforeFiles: [] },
    ...rules,
  },
});

test.each([
  [
    'headers in next.config.js',
    errors({ '/': {} }, configured({ headers: [{}] })),
    /^next\.config\.js has headers\(\).*src\/headers\.ts/,
  ],
  [
    'a rewrite to an address of this site',
    errors(
      { '/': {} },
      configured({ rewrites: { fallback: [{ destination: '/', regex: '^/x$' }] } }),
    ),
    /^next\.config\.js rewrites to \/, which would be rendered anew.*Redirect/,
  ],
  [
    'a redirect from a page',
    errors({ '/two words': {} }, configured({ redirects: [{ regex: '^/two%20words$' }] })),
    /^next\.config\.js has a rule for \/two words, where a page is/,
  ],
  [
    'a page that is rendered on request',
    errors({ '/now': null }),
    /^src\/app\/now\/page\.tsx is rendered anew for each visitor.*force-dynamic/,
  ],
  [
    'a [slug] that takes any address',
    errors(
      { '/work/one': { entry: '/work/[slug]' } },
      prerendered(
        { '/work/one': { srcRoute: '/work/[slug]' } },
        { '/work/[slug]': { fallback: null } },
      ),
    ),
    /^src\/app\/work\/\[slug\]\/page\.tsx takes any address.*export const dynamicParams = false/,
  ],
  [
    'a page that is written anew',
    errors({ '/news': { revalidate: 60 } }),
    /^src\/app\/news\/page\.tsx is written anew.*Take out revalidate/,
  ],
  [
    'an answer that is written anew',
    errors({}, prerendered({ '/hours': { srcRoute: '/hours', initialRevalidateSeconds: 2 } }, {})),
    /^src\/app\/hours\/route\.ts is written anew/,
  ],
  [
    'a page that takes the place of another',
    errors({ '/(.)photo': {} }),
    /^src\/app\/\(\.\)photo\/page\.tsx takes the place/,
  ],
  [
    'a server action',
    errors(
      { '/': {} },
      {
        'server/server-reference-manifest.json': {
          node: { '40bb': { filename: 'src/app/save.ts' } },
          edge: {},
        },
      },
    ),
    /^src\/app\/save\.ts has a server action.*route\.ts/,
  ],
  [
    'a page of the older router',
    errors({ '/': {} }, { 'server/pages-manifest.json': { '/old': 'pages/old.html' } }),
    /^src\/pages\/old is a page of the older router.*src\/app/,
  ],
])('%s is refused, by its file, with what to write instead', (_, refused, sentence) => {
  expect(refused).toEqual([expect.stringMatching(sentence)]);
});

const ofConfig = (config: object) =>
  configErrors(
    aBuild(
      { '/': {} },
      { 'required-server-files.json': { config: { images: { unoptimized: true }, ...config } } },
    ),
  ).map(sentenceOf);

test.each([
  [{ basePath: '/site', assetPrefix: '/site' }, /has basePath.*a name of its own/],
  [{ assetPrefix: 'https://cdn.example' }, /has assetPrefix.*Take it out/],
  [{ trailingSlash: true }, /has trailingSlash.*Take it out/],
  [{ images: { unoptimized: false, loader: 'default' } }, /Write images: \{ unoptimized: true \}/],
])('a configuration that no page could live with is refused by itself: %j', (config, sentence) => {
  expect(ofConfig(config)).toEqual([expect.stringMatching(sentence)]);
  expect(ofConfig(config)[0]).toMatch(/^next\.config\.js has /);
});

test.each([{}, { images: { unoptimized: false, loader: 'custom' } }])(
  'what asks nothing of a server of pictures or of another place is built: %j',
  (config) => {
    expect(ofConfig(config)).toEqual([]);
  },
);

test('a build that lies elsewhere is told of, before anything of it is missed', () => {
  expect(configErrors(aFolder()).map(sentenceOf)).toEqual([
    expect.stringMatching(/^next\.config\.js has distDir.*Take it out/),
  ]);
});
