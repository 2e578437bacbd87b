import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TrustedOrigins, trustedOrigins } from '#content/trusted-origins.ts';
import { aFolder } from '../kit/setup/folder.ts';

export const LAYOUT_ROUTER =
  '[project]/node_modules/next/dist/esm/client/components/layout-router.js';

const images = { unoptimized: true };
export const CONFIG = { basePath: '', assetPrefix: '', trailingSlash: false, images };

type Page = {
  entry?: string;
  clientModules?: string[];
  html?: string;
  status?: number;
  location?: string;
};

/** A null is a page that is rendered on request. */
export function aBuild(pages: Record<string, Page | null>, changed: Record<string, unknown> = {}) {
  const files: Record<string, unknown> = { 'static/chunks/a.js': '' };
  const entries: Record<string, string> = {
    '/_global-error/page': '/_global-error',
    '/api/health/route': '/api/health',
  };
  const routes: Record<string, { srcRoute: string; initialRevalidateSeconds: false }> = {};
  for (const [route, page] of Object.entries(pages)) {
    const { entry = route, clientModules = [LAYOUT_ROUTER], html = aNextPage() } = page ?? {};
    const file = `server/app/${route === '/' ? 'index' : route}`;
    const entryPage = `${entry === '/' ? '' : entry}/page`;
    const references = Object.fromEntries(clientModules.map((path) => [path, {}]));
    files[`${file}.html`] = html;
    files[`${file}.meta`] = { status: page?.status, headers: { location: page?.location } };
    files[`server/app${entryPage}_client-reference-manifest.js`] =
      `globalThis.__RSC_MANIFEST = { x: { clientModules: ${JSON.stringify(references)} } }`;
    entries[entryPage] = entry;
    if (page) routes[route] = { srcRoute: entry, initialRevalidateSeconds: false };
  }
  Object.assign(files, {
    'required-server-files.json': { config: CONFIG },
    'app-path-routes-manifest.json': entries,
    'prerender-manifest.json': { routes, dynamicRoutes: {} },
    'routes-manifest.json': {
      version: 3,
      staticRoutes: [{ page: '/api/health', regex: '^/api/health(?:/)?$' }],
      dynamicRoutes: [],
      headers: [],
      redirects: [],
      rewrites: { beforeFiles: [] },
    },
    'server/server-reference-manifest.json': { node: {}, edge: {} },
    'server/pages/500.html': '<html><head></head><body>500</body></html>',
    ...changed,
  });
  const texts = Object.entries(files).map(([path, content]) => [
    path,
    typeof content === 'string' ? content : JSON.stringify(content),
  ]);
  return aFolder(Object.fromEntries(texts));
}

export const readText = (build: string, file: string) => readFileSync(join(build, file), 'utf8');
export const readJson = (build: string, file: string) => JSON.parse(readText(build, file));
export const readPage = (build: string, name: string) => readText(build, `server/app/${name}.html`);

export const aNextPage = (body = '<h1>Hello</h1>', head = '') =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    `${head}</head><body><div hidden=""><!--$--><!--/$--></div>${body}`,
    '<script type="module" src="/_next/static/site-1.js"></script>',
    '<script id="_R_">(globalThis["TURBOPACK"] || (…)).push({})</script>',
    '<script src="/_next/static/chunks/b.js" async=""></script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"0:null\\n"])</script></body></html>',
  ].join('');

const parts = Object.keys(trustedOrigins).map((part) => [part, []]);
export const NOTHING_TRUSTED: TrustedOrigins = Object.fromEntries(parts);
