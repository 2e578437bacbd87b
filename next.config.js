import { headers } from './src/headers.ts';

// Our own server sends the site (src/server/http) with the headers of src/headers.ts. While developing Next does, and
// its pages are not finished: no policy fits them.
const { 'Content-Security-Policy': _, ...whileDeveloping } = headers.answer;

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
  headers: () =>
    process.env.NODE_ENV === 'development'
      ? [
          {
            source: '/:path*',
            headers: Object.entries(whileDeveloping).map(([key, value]) => ({ key, value })),
          },
        ]
      : [],
};
