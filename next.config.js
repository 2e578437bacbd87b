/** @type {import('next').NextConfig} */
export default {
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  // What visitors wrote is no part of a build.
  outputFileTracingExcludes: { '*': ['**/outbox.db*', 'data/**', '.env*'] },
  poweredByHeader: false,
  // Otherwise `npm run dev` reloads by itself at localhost only.
  allowedDevOrigins: ['127.0.0.1'],
  // Names of components and files, for developers, would be a thirtieth of a page.
  compiler: { styledComponents: { displayName: false } },
  images: { unoptimized: true },
  experimental: { globalNotFound: true },
  // Only while developing: built, each page has a policy of its own.
  headers: process.env.DEVELOPMENT_HEADERS
    ? async () => [{ source: '/:path*', headers: JSON.parse(process.env.DEVELOPMENT_HEADERS) }]
    : undefined,
};
