/** @type {import('next').NextConfig} */
export default {
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  // Visitors' words must not become part of a build.
  outputFileTracingExcludes: { '*': ['**/outbox.db*', 'data/**', '.env*'] },
  poweredByHeader: false,
  // Without this `npm run dev` reloads at localhost only.
  allowedDevOrigins: ['127.0.0.1'],
  // Component names for developers would be a thirtieth of a page.
  compiler: { styledComponents: { displayName: false } },
  images: { unoptimized: true },
  experimental: { globalNotFound: true },
  // For `npm run dev`. In a build each page has a policy of its own.
  headers: process.env.DEVELOPMENT_POLICY
    ? async () => [
        {
          source: '/:path*',
          headers: [{ key: 'Content-Security-Policy', value: process.env.DEVELOPMENT_POLICY }],
        },
      ]
    : undefined,
};
