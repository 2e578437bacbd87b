import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { asRecord } from '#domain/as-record.ts';
import { expected } from '../refusals.ts';
import { isRemoved, publicAddress } from './page-addresses.ts';

export const STATIC_ADDRESS = '/_next/static/';

const NEXT_ERROR_PAGES = ['/_global-error', '/_not-found'];
export const NOT_FOUND = '/404';
const EXTENSIONS = ['tsx', 'ts', 'jsx', 'js', 'mdx', 'md'];

export type NextPage = {
  address: string;
  source: string;
  htmlFile: string;
  status: number;
  location?: string;
  hasClientComponents: boolean;
};

export function prerenderedPages(output: string): NextPage[] {
  const { routes } = readManifest(output, 'prerender-manifest.json', 'routes');
  return Object.entries<{ srcRoute?: string }>(routes).flatMap(([route, { srcRoute = route }]) => {
    if (isRemoved(srcRoute)) return [];
    const entries = pageEntries(output).filter((entry) => entry.route === srcRoute);
    // A slot (`@name`) is a second entry, and a route.ts has none.
    const [first] = entries;
    if (first === undefined) return [];
    const path = join('server/app', route === '/' ? 'index' : route);
    const { status = 200, headers } = readManifest(output, `${path}.meta`, 'headers');
    return {
      address: publicAddress(route),
      source: first.source,
      htmlFile: `${path}.html`,
      status: route.endsWith(NOT_FOUND) ? 404 : status,
      location: headers.location,
      hasClientComponents: hasClientComponents(
        entries.flatMap(({ manifest }) => readClientModules(join(output, manifest))),
      ),
    };
  });
}

export function pageEntries(output: string) {
  const entries = readManifest(output, 'app-path-routes-manifest.json', '/_global-error/page');
  return Object.entries<string>(entries)
    .filter(([entry, route]) => entry.endsWith('/page') && !NEXT_ERROR_PAGES.includes(route))
    .map(([entry, route]) => ({
      route,
      source: sourceOf(entry),
      manifest: join('server/app', `${entry}_client-reference-manifest.js`),
    }));
}

function sourceOf(entry: string) {
  const files = EXTENSIONS.map((extension) => `src/app${entry}.${extension}`);
  return files.find((file) => existsSync(file)) ?? `src/app${entry}.tsx`;
}

/** The manifest is a script that sets a global variable. */
function readClientModules(file: string): string[] {
  const context: { __RSC_MANIFEST?: Record<string, { clientModules?: NodeJS.Dict<unknown> }> } = {};
  runInNewContext(readFileSync(file, 'utf8'), context);
  const [references] = Object.values(context.__RSC_MANIFEST ?? {});
  return Object.keys(references?.clientModules ?? {});
}

/** Only `Script` of Next's own components needs the framework. */
function hasClientComponents(clientModules: string[]) {
  const isOfNext = (path: string) => path.includes('/node_modules/next/');
  expected(clientModules.some(isOfNext), "client components of Next's own", clientModules.join());
  return clientModules.some((path) => !isOfNext(path) || NEXT_SCRIPT.test(path));
}

const NEXT_SCRIPT = /\/node_modules\/next\/dist\/(esm\/)?client\/script\./;

export const prerenderedFiles = (output: string) =>
  globSync('server/app/**/*.body', { cwd: output }).map((file) => {
    const name = file.slice('server/app'.length, -'.body'.length);
    const meta = readManifest(output, `server/app${name}.meta`, 'headers');
    const entries = Object.entries<string>(meta.headers);
    const headers = Object.fromEntries(entries.filter(([header]) => !SERVER_HEADER.test(header)));
    return { address: publicAddress(name), path: join(output, file), status: meta.status, headers };
  });

const SERVER_HEADER = /^(x-next-.*|content-length|etag|transfer-encoding|vary)$/;

type Rule = { regex: string; internal?: boolean; page?: string };

/** Rules with a `page` belong to a route.ts. */
export function handlerRules(output: string): Rule[] {
  const keys = ['staticRoutes', 'dynamicRoutes', 'redirects', 'rewrites'];
  const rules = readManifest(output, 'routes-manifest.json', ...keys);
  const { routes } = readManifest(output, 'prerender-manifest.json', 'routes');
  const prerendered = Object.values<{ srcRoute?: string }>(routes).map(({ srcRoute }) => srcRoute);
  const finished = [...pageEntries(output).map(({ route }) => route), ...prerendered];
  return keys
    .flatMap((key) => Object.values<Rule | Rule[]>(rules[key]).flat())
    .filter(({ internal, page }: Rule) => !internal && !(page && finished.includes(page)));
}

export const staticFolder = (output: string) => join(output, 'static');

export function readManifest(output: string, name: string, ...keys: string[]) {
  const file = join(output, name);
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return requireKeys(manifest, name, ...keys);
}

/** A renamed key would otherwise read as "not set". */
export function requireKeys<Read extends object>(found: Read, name: string, ...keys: string[]) {
  const members = asRecord(found);
  const missing = keys.filter((key) => members[key] === undefined).join(', ');
  expected(missing === '', `${missing} in ${name}`, Object.keys(found).join(', ') || 'nothing');
  return found;
}
