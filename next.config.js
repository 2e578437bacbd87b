import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages, ownLanguage, prefixOf } from './src/content/languages.ts';
import { addressesIn, redirects } from './src/content/navigation.ts';
import { trustedOrigins } from './src/content/trusted-origins.ts';
import { everywhere, hydratedPolicy, NO_HANDLER, policyOfNextStart } from './src/headers.ts';

process.env.NEXT_TELEMETRY_DISABLED ??= '1';

const isDevelopment = process.env.NODE_ENV === 'development';
const originsFor = (part) => trustedOrigins[part];
const policyOfDevelopment = hydratedPolicy(["'unsafe-inline'", "'unsafe-eval'"], originsFor, {
  // A code editor can show the site in a frame, and Next's overlay has fonts of its own.
  'font-src': ["'self'", 'data:', 'blob:'],
  'frame-ancestors': [],
});

const POLICY = 'Content-Security-Policy';

const asList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
const toAll = (headers) => ({ source: '/:path*', headers: asList(headers) });

/** First parts of addresses that are not rewritten to the agency's own language. */
const notRewritten = [
  ...readdirSync('src/app').flatMap((name) => [name, name.replace(/\.\w+$/, '')]),
  ...readdirSync('public'),
  ...languages.map(({ code }) => code),
  '_next',
]
  // A folder's name such as `[language]` is no pattern.
  .map((name) => name.replaceAll(/\W/g, '\\$&'));

/** Pages whose address is not the name of their folder, which redirects to it. */
const movedRewrites = languages.flatMap(({ code }) =>
  Object.entries(addressesIn(code))
    .filter(([page, address]) => page !== 'home' && address !== `/${page}`)
    .map(([page, address]) => ({
      source: `${prefixOf(code)}${encodeURI(address)}/:rest*`,
      destination: `/${code}/${page}/:rest*`,
    })),
);

/** Next writes the first language into links to pictures of a page. */
const NO_PICTURE = '(?!.*(?:icon|image)[^/]*$).*';

/** `icon.png` may be a file of `src/app`. */
const toOwnLanguage = (except) => [
  { source: '/', destination: `/${ownLanguage}` },
  {
    source: `/:path((?!(?:${notRewritten.join('|')})(?:/|$)${except}).*)`,
    destination: `/${ownLanguage}/:path`,
  },
];

/** @type {import('next').NextConfig} */
export default {
  adapterPath: join(import.meta.dirname, 'scripts/build/adapter.ts'),
  outputFileTracingRoot: import.meta.dirname,
  // Visitors' words must not become part of a build.
  outputFileTracingExcludes: { '*': ['**/outbox.db*', 'data/**', '.env*'] },
  poweredByHeader: false,
  // CI begins without an earlier build, so writing a cache would be in vain.
  experimental: { turbopackFileSystemCacheForBuild: !process.env.CI },
  // The adapter bundles the modules and writes their addresses here.
  env: { BROWSER_MODULES: '{}' },
  // Without this `npm run dev` reloads at localhost only.
  allowedDevOrigins: ['127.0.0.1'],
  // Component names would add 3 % to each page.
  compiler: { styledComponents: { displayName: false } },
  images: { unoptimized: true },
  // `npm test` checks the types of all files itself.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === 'true' },
  // For `next dev` and `next start`. Our own server sends each finished page at its address.
  // Next adds its rules for intercepting routes, which expect a language, after these.
  rewrites: async () => ({
    beforeFiles: [...movedRewrites, ...toOwnLanguage('|[^/]+\\.[^/]+$')],
    afterFiles: toOwnLanguage(''),
    fallback: [
      ...languages.map(({ code }) => ({
        source: `/${code}/:path*`,
        destination: `/api/not-found/${code}`,
      })),
      { source: '/:path*', destination: `/api/not-found/${ownLanguage}` },
    ],
  }),
  redirects: async () => [
    { source: `/${ownLanguage}/:path(${NO_PICTURE})?`, destination: '/:path', permanent: true },
    ...redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
  ],
  // For `next dev` and `next start`. Only built pages have hashes.
  headers: async () =>
    isDevelopment ? [toAll({ [POLICY]: policyOfDevelopment })] : headersOfNextStart(),
};

function headersOfNextStart() {
  const { [POLICY]: ofPages, ...others } = everywhere(policyOfNextStart(originsFor));
  return [toAll(others), { source: NO_HANDLER, headers: asList({ [POLICY]: ofPages }) }];
}
