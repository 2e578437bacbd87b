import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages, ownLanguage, prefixOf } from './src/content/languages.ts';
import { addressesIn, redirects } from './src/content/navigation.ts';

process.env.NEXT_TELEMETRY_DISABLED ??= '1';

const isDevelopment = process.env.DEVELOPMENT_POLICY !== undefined;

/** First parts of addresses that `npm run dev` does not rewrite to the agency's own language. */
const notRewritten = [...readdirSync('src/app'), ...languages.map(({ code }) => code), '_next']
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

/** @type {import('next').NextConfig} */
export default {
  adapterPath: join(import.meta.dirname, 'scripts/build/adapter.ts'),
  outputFileTracingRoot: import.meta.dirname,
  // Visitors' words must not become part of a build.
  outputFileTracingExcludes: { '*': ['**/outbox.db*', 'data/**', '.env*'] },
  poweredByHeader: false,
  // Pages and handlers need the addresses of the modules that the build bundled.
  env: { BROWSER_MODULES: process.env.BROWSER_MODULES ?? '{}' },
  // Without this `npm run dev` reloads at localhost only.
  allowedDevOrigins: ['127.0.0.1'],
  // Component names would add 3 % to each page.
  compiler: { styledComponents: { displayName: false } },
  images: { unoptimized: true },
  // `npm test` checks the types of all files itself.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === 'true' },
  // For `npm run dev`. In a build the finishing step sets addresses and policies.
  rewrites: isDevelopment
    ? async () => ({
        afterFiles: [
          ...movedRewrites,
          { source: '/', destination: `/${ownLanguage}` },
          {
            source: `/:path((?!(?:${notRewritten.join('|')})(?:/|$)).*)`,
            destination: `/${ownLanguage}/:path`,
          },
        ],
      })
    : undefined,
  redirects:
    redirects.length > 0
      ? async () =>
          redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true }))
      : undefined,
  headers: isDevelopment
    ? async () => [
        {
          source: '/:path*',
          headers: [{ key: 'Content-Security-Policy', value: process.env.DEVELOPMENT_POLICY }],
        },
      ]
    : undefined,
};
