import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrustedOrigins } from '#trusted-origins.ts';
import { aFolder, writeInto } from '../kit/setup/folder.ts';

export const LAYOUT_ROUTER =
  '[project]/node_modules/next/dist/esm/client/components/layout-router.js';

export const CONFIG = {
  basePath: '',
  assetPrefix: '',
  trailingSlash: false,
  images: { unoptimized: true },
};

const API_HEALTH = { page: '/api/health', regex: '^/api/health(?:/)?$' };

type Page = {
  /** The author's path, such as `/work/[slug]`. */
  entry?: string;
  clientModules?: string[];
  html?: string;
  status?: number;
  location?: string;
};

/** A build folder as Next 16 leaves it. A null is a page that is rendered on request. */
export function aBuild(pages: Record<string, Page | null>, changed: Record<string, unknown> = {}) {
  const build = aFolder();
  const write = (path: string, content: unknown) =>
    writeInto(build, { [path]: typeof content === 'string' ? content : JSON.stringify(content) });
  const entryOf = (route: string) => `${route === '/' ? '' : route}/page`;
  const routes = Object.entries(pages).map(([route, page]) => ({ route, of: route, ...page }));

  for (const { route, entry = route, clientModules = [LAYOUT_ROUTER], ...page } of routes) {
    const { html, status, location } = page;
    const modules = Object.fromEntries(clientModules.map((path) => [path, {}]));
    write(
      `server/app${entryOf(entry)}_client-reference-manifest.js`,
      `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
       globalThis.__RSC_MANIFEST["x"] = ${JSON.stringify({ clientModules: modules })}`,
    );
    const file = `server/app/${route === '/' ? 'index' : route}`;
    write(`${file}.html`, html ?? aNextPage());
    write(`${file}.meta`, { ...(status && { status }), headers: { location } });
  }
  const entries = routes.map(({ route, entry = route }) => [entryOf(entry), entry]);
  const manifests = {
    'static/chunks/a.js': '',
    'required-server-files.json': { config: CONFIG },
    'app-path-routes-manifest.json': {
      ...Object.fromEntries(entries),
      '/_global-error/page': '/_global-error',
      '/api/health/route': '/api/health',
    },
    'prerender-manifest.json': {
      routes: Object.fromEntries(
        routes
          .filter(({ of }) => pages[of] !== null)
          .map(({ route, entry = route }) => [
            route,
            { srcRoute: entry, initialRevalidateSeconds: false },
          ]),
      ),
      dynamicRoutes: {},
    },
    'routes-manifest.json': {
      version: 3,
      staticRoutes: [API_HEALTH],
      dynamicRoutes: [],
      headers: [],
      redirects: [],
      rewrites: { beforeFiles: [] },
    },
    'server/server-reference-manifest.json': { node: {}, edge: {} },
    'server/pages/404.html': aNextPage(),
    'server/pages/500.html': '<html><head></head><body>500</body></html>',
  };
  for (const [path, content] of Object.entries({ ...manifests, ...changed })) write(path, content);
  return build;
}

export const readText = (build: string, file: string) => readFileSync(join(build, file), 'utf8');
export const readJson = (build: string, file: string) => JSON.parse(readText(build, file));
export const readPage = (build: string, name: string) =>
  readFileSync(join(build, 'server/app', `${name}.html`), 'utf8');

const PARTS = {
  head: '',
  body: '<h1>Hello</h1>',
  files: '<script src="/_next/static/chunks/a.js" async=""></script>',
  preload: '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  siteScript: '<script type="module" src="/_next/static/site-1.js"></script>',
  bootstrap: '<script id="_R_">(globalThis["TURBOPACK"] || (…)).push({})</script>',
  lateFile: '<script src="/_next/static/chunks/b.js" async=""></script>',
  flightData:
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
    '<script>self.__next_f.push([1,"0:null\\n"])</script>',
};

/** The HTML of a page as Next 16 prerenders it, small. */
export function aNextPage(parts: Partial<typeof PARTS> = {}) {
  const { head, body, ...framework } = { ...PARTS, ...parts };
  const { files, preload, siteScript, bootstrap, lateFile, flightData } = framework;
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${preload}${files}${head}</head>` +
    `<body><div hidden=""><!--$--><!--/$--></div>${body}${siteScript}` +
    `${bootstrap}${lateFile}${flightData}</body></html>`
  );
}

export const NOTHING_TRUSTED: TrustedOrigins = {
  scripts: [],
  widgets: [],
  styles: [],
  pictures: [],
  media: [],
  fonts: [],
  frames: [],
  connections: [],
  forms: [],
};
