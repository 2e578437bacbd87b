import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { ownLanguage } from '../../../src/content/languages.ts';
import { expected } from '../refusals.ts';

/** Next's last resort where rendering fails. Ours are rendered already. */
const NOT_OURS = '/_global-error';
/** The page for addresses that do not exist. */
export const NOT_FOUND = '/_not-found';
/** The same under the prefix of a language. */
const NOT_FOUND_HERE = '/404';
const ENDINGS = ['tsx', 'ts', 'jsx', 'js', 'mdx', 'md'];

/** A page as Next has left it in the build folder. */
export type NextPage = {
  route: string;
  /** The file that its author writes. */
  source: string;
  /** Its HTML, in the build folder. */
  html: string;
  status: number;
  /** The target of a redirect. */
  location?: string;
  /** Every client component that it may run in the browser, by file. */
  clientModules: string[];
};

/** Every page of the build, each address of `[slug]` by itself. */
export function prerenderedPages(build: string): NextPage[] {
  const { routes } = readJson(join(build, 'prerender-manifest.json'));
  return Object.entries<{ srcRoute?: string }>(routes).flatMap(([route, { srcRoute = route }]) => {
    const entries = pageEntries(build).filter((entry) => entry.route === srcRoute);
    const [first] = entries;
    // The agency's own language has NOT_FOUND instead.
    if (first === undefined || publicAddress(route) === NOT_FOUND_HERE) return [];
    const files = join('server/app', route === '/' ? 'index' : route);
    const { status = route.endsWith(NOT_FOUND_HERE) ? 404 : 200, headers } = readJson(
      join(build, `${files}.meta`),
    );
    return {
      route: publicAddress(withoutEscapes(route)),
      source: first.source,
      html: `${files}.html`,
      status,
      location: headers.location,
      clientModules: entries.flatMap(({ manifest }) => readClientModules(join(build, manifest))),
    };
  });
}

/** What its author has written as pages: `/work/[slug]` is one. */
export function pageEntries(build: string) {
  const entries = readJson(join(build, 'app-path-routes-manifest.json'));
  return Object.entries<string>(entries)
    .filter(([entry, route]) => entry.endsWith('/page') && route !== NOT_OURS)
    .map(([entry, route]) => ({
      route,
      source: sourceOf(entry),
      manifest: join('server/app', `${entry}_client-reference-manifest.js`),
    }));
}

function sourceOf(entry: string) {
  const path = `src/app${entry === `${NOT_FOUND}/page` ? '/global-not-found' : entry}`;
  const files = ENDINGS.map((ending) => `${path}.${ending}`);
  return files.find((file) => existsSync(file)) ?? `${path}.tsx`;
}

/** The manifest is a script that adds an entry to a global variable. */
function readClientModules(file: string): string[] {
  const context: { __RSC_MANIFEST?: Record<string, { clientModules: object }> } = {};
  runInNewContext(readFileSync(file, 'utf8'), context);
  const [references] = Object.values(context.__RSC_MANIFEST ?? {});
  expected(references !== undefined, `globalThis.__RSC_MANIFEST in ${file}`, 'nothing');
  return Object.keys(references.clientModules);
}

type References = Pick<NextPage, 'clientModules'>;

/** Whether a page has client components besides those of Next's own: those it puts into every page, links, pictures. */
export function hasIslands({ clientModules }: References) {
  const isOfNext = (path: string) => path.includes('/node_modules/next/');
  expected(clientModules.some(isOfNext), "client components of Next's own", clientModules.join());
  return !clientModules.every(isOfNext);
}

/** It loads scripts by other scripts, which no policy of hashes lets happen. */
export const usesNextScript = ({ clientModules }: References) =>
  clientModules.some((path) => /\/node_modules\/next\/dist\/(esm\/)?client\/script\./.test(path));

/** Prerendered files that are no pages, such as the site map and the icons, with the headers of their authors. */
export const prerenderedFiles = (build: string) =>
  globSync('server/app/**/*.body', { cwd: build }).map((file) => {
    const name = file.slice('server/app'.length, -'.body'.length);
    const meta = readJson(join(build, `server/app${name}.meta`));
    const written = Object.entries<string>(meta.headers);
    const headers = Object.fromEntries(written.filter(([header]) => !OF_A_SERVER.test(header)));
    return {
      address: publicAddress(withoutEscapes(name)),
      path: join(build, file),
      status: meta.status,
      headers,
    };
  });

/** Next's own, and what says how it is sent: that is for who sends it. */
const OF_A_SERVER = /^(x-next-.*|content-length|etag|transfer-encoding|vary)$/;

/** Next has every language under a prefix. Visitors find the agency's own without one. */
const publicAddress = (route: string) => route.replace(OWN_PREFIX, '') || '/';
const OWN_PREFIX = new RegExp(`^/${ownLanguage}(?=/|$)`);
/** Next's route of an address in the agency's own language. */
export const ownRoute = (address: string) => `/${ownLanguage}${address}`.replace(/\/$/, '');

/** Next leaves in a name what would end an address. */
const withoutEscapes = (name: string) => name.replace(/%(?:23|3f)/gi, decodeURIComponent);
export const withEscapes = (route: string) => route.replace(/[#?]/g, encodeURIComponent);
/** What a browser asks for. */
export const addressOf = (route: string) => withEscapes(encodeURI(route));

type Rule = { regex: string; internal?: boolean; page?: string };

/** Addresses that are answered on request: by a `route.ts`, which is its route's page, or by a rule of `next.config.js`. */
export function handlerRules(build: string): Rule[] {
  const { staticRoutes, dynamicRoutes, redirects, rewrites } = readJson(
    join(build, 'routes-manifest.json'),
  );
  const prerendered = prerenderedFiles(build).map(({ address }) => address);
  const pages = pageEntries(build).map(({ route }) => route);
  const { routes } = readJson(join(build, 'prerender-manifest.json'));
  const templates = Object.values<{ srcRoute?: string }>(routes).map(({ srcRoute }) => srcRoute);
  const finished = [...pages, ...prerendered, ...templates, '/_global-error', '/_not-found'];
  return [
    ...staticRoutes,
    ...dynamicRoutes,
    ...redirects,
    ...Object.values<Rule[]>(rewrites).flat(),
  ].filter(({ internal, page }: Rule) => !internal && !(page && finished.includes(page)));
}

/** The folder of what the bundler wrote. */
export const bundledFiles = (build: string) => join(build, 'static');

export const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
