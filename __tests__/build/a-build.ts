import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type TrustedOrigins, trustedOrigins } from '#content/trusted-origins.ts';
import type { NextBuild } from '../../scripts/build/next-output/next-outputs.ts';
import { aFolder } from '../kit/setup/folder.ts';

export const LAYOUT_ROUTER =
  '[project]/node_modules/next/dist/esm/client/components/layout-router.js';

type Outputs = NextBuild['outputs'];
type Prerender = Outputs['prerenders'][number];
type Output = { id: string; pathname: string; filePath: string; assets: Record<string, string> };

type Page = {
  /** The folder in `src/app`, if it is not the address. */
  route?: string;
  clientModules?: string[];
  html?: string;
  status?: number;
  location?: string;
  revalidate?: number;
  isOpen?: boolean;
  compute?: 'static' | 'resuming';
};

type Changes = {
  handlers?: string[];
  prerenderedHandlers?: Record<string, Record<string, string>>;
  redirects?: NextBuild['routing']['beforeMiddleware'];
  serverActions?: object;
};

/** What Next hands to an adapter. A null is a page that is rendered on request. */
export function aBuild(pages: Record<string, Page | null>, changes: Changes = {}): NextBuild {
  const { handlers = ['/api/health'], prerenderedHandlers = {}, redirects = [] } = changes;
  const { serverActions = { node: {}, edge: {} } } = changes;
  const distDir = aFolder({
    'server/server-reference-manifest.json': JSON.stringify(serverActions),
    'static/chunks/a.js': '',
    'server/pages/404.html': '<html><head></head><body>404</body></html>',
    ...Object.fromEntries(Object.entries(pages).flatMap(filesOf)),
    ...Object.fromEntries(handlers.map((address) => [`server/app${address}/route.js`, ''])),
    ...Object.fromEntries(Object.keys(prerenderedHandlers).map((name) => [`${name}.body`, '{}'])),
  });
  const prerenders = [
    ...Object.entries(pages).flatMap(([address, page]) =>
      page ? [aPrerender(distDir, address, page), ...dataOf(address, page)] : [],
    ),
    ...Object.entries(prerenderedHandlers).map(([address, initialHeaders]) => ({
      ...aPrerender(distDir, address, {}),
      routeType: 'route',
      fallback: {
        filePath: join(distDir, `${address}.body`),
        initialHeaders,
        initialRevalidate: false,
      },
    })),
  ];
  const outputs = {
    appPages: Object.entries(pages).flatMap(([address, page]) =>
      twice(aPage(distDir, address, page)),
    ),
    appRoutes: [...handlers, ...Object.keys(prerenderedHandlers)].flatMap((address) =>
      twice(anOutput(distDir, address, `${address}/route`)),
    ),
    prerenders,
    staticFiles: [
      { pathname: '/_next/static/chunks/a.js', filePath: join(distDir, 'static/chunks/a.js') },
      { pathname: '/404', filePath: join(distDir, 'server/pages/404.html') },
    ],
  };
  const dynamic = handlers.filter((address) => address.includes('['));
  const routing = {
    beforeMiddleware: [OWN_REDIRECT, ...redirects],
    dynamicRoutes: dynamic.map((source) => ({ source, sourceRegex: '' })),
  };
  const repoRoot = dirname(distDir);
  // Tests need no other part of what Next hands over.
  return Object.assign({} as NextBuild, {
    distDir,
    repoRoot,
    projectDir: distDir,
    outputs,
    routing,
  });
}

/** Next removes a last slash itself. */
const OWN_REDIRECT = {
  sourceRegex: '^(?:/(.*))/$',
  headers: { Location: '/$1' },
  status: 308,
  priority: true,
};

const anOutput = (
  distDir: string,
  id: string,
  sourcePage: string,
): Output & { sourcePage: string } => ({
  id,
  pathname: id,
  sourcePage,
  filePath: join(distDir, `server/app${sourcePage}.js`),
  assets: {},
});

function aPage(distDir: string, address: string, page: Page | null) {
  const { route = address } = page ?? {};
  const sourcePage = `${route === '/' ? '' : route}/page`;
  const name = `server/app${sourcePage}_client-reference-manifest.js`;
  return { ...anOutput(distDir, route, sourcePage), assets: { [name]: join(distDir, name) } };
}

const twice = (output: Output) => [
  { ...output, id: `${output.id}.rsc`, pathname: `${output.pathname}.rsc` },
  output,
];

function filesOf([address, page]: [string, Page | null]): [string, string][] {
  const { route = address, clientModules = [LAYOUT_ROUTER], html = aNextPage() } = page ?? {};
  const references = Object.fromEntries(clientModules.map((path) => [path, {}]));
  const manifest = { x: { clientModules: references } };
  const script = `globalThis.__RSC_MANIFEST = ${JSON.stringify(manifest)}`;
  const folder = `server/app${route === '/' ? '' : route}`;
  return [
    [`${address}.html`, html],
    [`${folder}/page_client-reference-manifest.js`, script],
    [`${folder}/page.js`, ''],
  ];
}

function aPrerender(distDir: string, address: string, page: Page): Prerender {
  const { route = address, status, location, revalidate = false, compute = 'static' } = page;
  const given = {
    pathname: address,
    parentOutputId: route,
    route,
    routeType: 'page',
    response: 'complete',
    compute,
    parentFallbackMode: page.isOpen ? null : false,
    fallback: {
      filePath: join(distDir, `${address}.html`),
      initialStatus: status,
      initialHeaders: { vary: 'rsc', ...(location && { location }) },
      initialRevalidate: revalidate,
    },
  };
  return Object.assign({} as Prerender, given);
}

/** What Next's router fetches after a click. */
const dataOf = (address: string, { route = address }: Page): Prerender[] => [
  Object.assign({} as Prerender, {
    pathname: `${address}.rsc`,
    parentOutputId: route,
    fallback: { filePath: `${address}.rsc`, initialRevalidate: false },
  }),
];

export const readFinished = ({ distDir }: NextBuild, address: string) =>
  readFileSync(join(distDir, `${address}.html`), 'utf8');

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
