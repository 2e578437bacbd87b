import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NOTHING_ALLOWED } from './scripts/build/finish/nothing-allowed.ts';

const ON_EVERY_ANSWER = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // With no-referrer a form posted without JavaScript would come from the origin "null".
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

// What is prerendered, all pages included, brings a policy of its own (scripts/build/finish).
const NO_PAGE = { 'Content-Security-Policy': NOTHING_ALLOWED };
// A page is asked for at every visit and answered with 304, so a new deployment shows at once.
const ASKED_FOR_AGAIN = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
// Its query is for scripts and workflows: browsers may keep one copy, and prepare one page, for all of them.
const SAME_FOR_EVERY_QUERY = { 'No-Vary-Search': 'params' };
const KEPT_FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const NEVER_KEPT = { 'Cache-Control': 'no-store' };

// Named one by one: addresses that only look alike are answered with the page for 404.
const publicFiles = globSync('**/*.*', { cwd: 'public' }).map((file) => `/${file}`);
const fonts = publicFiles.filter((path) => path.startsWith('/fonts/'));
const pages = globSync('**/page.tsx', { cwd: 'src/app' }).map((file) => join('/', dirname(file)));
const handlers = globSync('**/route.ts', { cwd: 'src/app' }).map((file) => `/${dirname(file)}`);
// It answers a form without JavaScript with a page, and sends the policy of that page itself.
const withoutPage = handlers.filter((path) => path !== '/api/consultation');
const nextFiles = '/_next/static/:path+';
const allOthers = '/((?!_next/static/).*)';

// Next renders a page anew for a posted form, and what it renders then is not finished.
const hasBody = { has: [{ type: 'header', key: 'content-type' }] };

/** @param {string[]} sources @param {Record<string, string>} headers @param {object} condition */
const send = (sources, headers, condition = {}) =>
  sources.map((source) => ({
    source,
    ...condition,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));

/** @type {import('next').NextConfig} */
export default {
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  poweredByHeader: false,
  // Otherwise `npm run dev` reloads by itself at localhost only.
  allowedDevOrigins: ['127.0.0.1'],
  // Names of components and files, for developers, would be a thirtieth of a page.
  compiler: { styledComponents: { displayName: false } },
  images: { unoptimized: true },
  experimental: {
    // The server sends what the build has finished, never a copy that it made for itself.
    isrFlushToDisk: false,
    globalNotFound: true,
    // `/api/Health` is no handler: what is said of it must not be said of the page for 404.
    caseSensitiveRoutes: true,
  },
  headers: () => [
    ...send(['/:path*'], ON_EVERY_ANSWER),
    ...send([nextFiles, ...publicFiles, ...withoutPage, '/_global-error'], NO_PAGE),
    ...send(['/((?!api/).*)'], NO_PAGE, hasBody),
    ...send([allOthers], ASKED_FOR_AGAIN),
    ...send(pages, SAME_FOR_EVERY_QUERY),
    ...send(fonts, KEPT_FOR_EVER),
    ...send(handlers, NEVER_KEPT),
  ],
};
