import { typeface } from '#styles/typeface.ts';
import { answeredPaths } from '../../../scripts/build/next-output/manifests.ts';
import { aBuild } from '../a-build.ts';

const isAnswered = answeredPaths(
  aBuild(
    { '/': {}, '/work/two words': { entry: '/work/[slug]' } },
    {
      'prerender-manifest.json': {
        routes: {
          '/': {},
          '/work/two words': {},
          '/work/q&a': {},
          '/work/what%3F': {},
          '/icon.svg': {},
        },
        dynamicRoutes: { '/work/[slug]': {} },
      },
      'routes-manifest.json': {
        version: 3,
        staticRoutes: [{ page: '/api/health', regex: '^/api/health(?:/)?$' }],
        dynamicRoutes: [
          { page: '/work/[slug]', regex: '^/work/([^/]+?)(?:/)?$' },
          { page: '/files/[name]', regex: '^/files/([^/]+?)(?:/)?$' },
        ],
        redirects: [
          { internal: true, regex: '^(?:/(.*))/$' },
          { regex: '^/old(?:/)?$', destination: '/' },
        ],
        rewrites: { beforeFiles: [], afterFiles: [], fallback: [{ regex: '^/blog(?:/(.*))?$' }] },
      },
    },
  ),
);

test.each([
  '/',
  '/work/two%20words',
  '/work/two%20words/',
  '/work/q%26a',
  '/work/what%3F',
  '/icon.svg',
  '/api/health',
  '/files/any.pdf',
  '/old',
  '/blog/2026/first',
  typeface.preload,
  '/_next/static/media/a.png',
])('a link to %s leads somewhere', (path) => {
  expect(isAnswered(path)).toBe(true);
});

test.each([
  '/work/three',
  '/work%2Fq&a',
  '/nope',
  '/nope/',
  '/fonts',
  '/fonts/nope.woff2',
  '/100%',
])('a link to %s would lead nowhere', (path) => {
  expect(isAnswered(path)).toBe(false);
});
