import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { NextAdapter } from 'next';
import { languages } from '#content/languages.ts';
import type { Handler, Redirect } from '#server/http/finished-files.ts';
import { addressPattern } from './address-pattern.ts';
import { isRemoved, publicAddress } from './page-addresses.ts';
import { callsServerAction, hasClientComponents } from './private-files.ts';

/** https://nextjs.org/docs/app/api-reference/adapters/output-types */
export type NextBuild = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];
type Output = Pick<NextBuild['outputs']['appPages'][number], 'id' | 'sourcePage'>;

export const STATIC_ADDRESS = '/_next/static/';
export const NOT_FOUND = '/404';

const NEXT_ERROR_PAGES = ['/_global-error', '/_not-found'];
const EXTENSIONS = ['tsx', 'ts', 'jsx', 'js', 'mdx', 'md'];

export type NextPage = {
  address: string;
  source: string;
  htmlFile: string;
  status: number;
  location?: string;
  hasClientComponents: boolean;
};

/** Next lists each of them also as `.rsc`, the answer to a click in its own router. */
const withoutFlightData = <Output extends { pathname: string }>(outputs: readonly Output[]) =>
  outputs.filter(({ pathname }) => !pathname.endsWith('.rsc'));

const appPages = ({ outputs }: NextBuild) =>
  withoutFlightData(outputs.appPages).filter(
    ({ pathname }) => !NEXT_ERROR_PAGES.includes(pathname) && !isRemoved(pathname),
  );

/** Their HTML depends on the request or on the time, or a form of theirs calls a server action. */
export const pagesOnRequest = (build: NextBuild) =>
  appPages(build).filter((page) => isOnRequest(build, page));

function isOnRequest(build: NextBuild, { id, sourcePage }: Output) {
  const own = build.outputs.prerenders.filter(({ parentOutputId }) => parentOutputId === id);
  const isFinal = own.every(
    ({ compute = 'static', parentFallbackMode = false, fallback }) =>
      compute === 'static' &&
      parentFallbackMode === false &&
      (fallback?.initialRevalidate ?? false) === false,
  );
  return own.length === 0 || !isFinal || callsServerAction(build, sourcePage);
}

export const handlers = (build: NextBuild) =>
  withoutFlightData(build.outputs.appRoutes).filter(
    (route) => !isRemoved(route.pathname) && isOnRequest(build, route),
  );

/** Only the main response of a prerendered address has a `routeType`. */
function prerendered(build: NextBuild, type: 'page' | 'route') {
  const later = [...pagesOnRequest(build), ...handlers(build)].map(({ id }) => id);
  return build.outputs.prerenders.flatMap(({ fallback, ...output }) =>
    output.routeType === type && fallback?.filePath && !later.includes(output.parentOutputId)
      ? [{ ...output, ...fallback, filePath: fallback.filePath }]
      : [],
  );
}

export const prerenderedPages = (build: NextBuild): NextPage[] =>
  prerendered(build, 'page').flatMap(({ pathname, filePath, ...output }) => {
    const page = appPages(build).find(({ id }) => id === output.parentOutputId);
    if (!page) return [];
    const location = output.initialHeaders?.['location'];
    return {
      address: publicAddress(pathname),
      source: sourceOf(page),
      htmlFile: filePath,
      status: pathname.endsWith(NOT_FOUND) ? 404 : (output.initialStatus ?? 200),
      ...(location !== undefined && { location: `${location}` }),
      hasClientComponents: hasClientComponents(Object.values(page.assets)),
    };
  });

function sourceOf({ sourcePage }: Output) {
  const files = EXTENSIONS.map((extension) => `src/app${sourcePage}.${extension}`);
  return files.find((file) => existsSync(file)) ?? `src/app${sourcePage}.tsx`;
}

/** Includes answers of handlers that Next called during the build, and `robots.txt`. */
export function prerenderedFiles(build: NextBuild) {
  const answers = prerendered(build, 'route').map(({ pathname, filePath, ...output }) => ({
    address: publicAddress(pathname),
    path: filePath,
    status: output.initialStatus ?? 200,
    headers: Object.fromEntries(
      Object.entries(output.initialHeaders ?? {})
        .filter(([name]) => !SERVER_HEADER.test(name))
        .map(([name, value]) => [name, `${value}`]),
    ),
  }));
  const files = build.outputs.staticFiles
    .filter(({ pathname, filePath }) => !filePath.endsWith('.html') && !isStatic(pathname))
    .map(({ pathname, filePath }) => ({
      address: pathname,
      path: filePath,
      // Ours is drawn as a PNG, and Next hands over no type.
      headers: pathname === '/favicon.ico' ? { 'content-type': 'image/png' } : {},
    }));
  return [...answers, ...files];
}

const isStatic = (address: string) => address.startsWith(STATIC_ADDRESS);
const SERVER_HEADER = /^(x-next-.*|content-length|etag|transfer-encoding|vary)$/;

/** Each file stands below the folder of a build as it stands below the project. */
export function copyHandlers(build: NextBuild, folder: string) {
  for (const { assets, filePath } of [...handlers(build), ...pagesOnRequest(build)])
    for (const [path, file] of [...Object.entries(assets), [filePath, filePath] as const]) {
      const name = nameOf(build, path);
      const copy = join(folder, name);
      // Visitors' words must not become part of a build.
      if (!OF_NEXT_OR_A_PACKAGE.test(name) || existsSync(copy)) continue;
      mkdirSync(dirname(copy), { recursive: true });
      cpSync(file, copy, { recursive: true, verbatimSymlinks: true });
    }
}

const OF_NEXT_OR_A_PACKAGE = /^(node_modules|\.next)\/|^package\.json$/;

/** Next names files from the root of a repository, in which the project may be a folder. */
const nameOf = ({ repoRoot, projectDir }: NextBuild, path: string) =>
  relative(projectDir, resolve(repoRoot, path));

/** A fixed address goes before one with a `[name]`. Next lists those in the order of its router. */
export function handlerRules(build: NextBuild): Handler[] {
  const dynamic = build.routing.dynamicRoutes.map(({ source }) => source);
  const pages = pagesOnRequest(build).map((page) => ({ ...page, isPage: true }) as const);
  return [...handlers(build).map((route) => ({ ...route, isPage: undefined })), ...pages]
    .toSorted((a, b) => dynamic.indexOf(a.pathname) - dynamic.indexOf(b.pathname))
    .flatMap(({ pathname, filePath, isPage }) =>
      (isPage ? addressesIn(pathname) : [pathname]).map((address) => ({
        pattern: addressPattern(address),
        entry: nameOf(build, filePath),
        ...(isPage && { isPage }),
      })),
    );
}

/** A page below `[language]` has an address in each language. */
export const addressesIn = (pathname: string) => [
  ...new Set(
    languages.map(({ code }) => publicAddress(pathname.replace(/^\/\[language\]/, `/${code}`))),
  ),
];

/** Rules with a `priority` are Next's own. */
export const redirectRules = ({ routing }: NextBuild): Redirect[] =>
  routing.beforeMiddleware.flatMap(({ sourceRegex, status, headers, priority }) =>
    status && headers?.['Location'] && !priority
      ? [{ pattern: sourceRegex, status, location: headers['Location'] }]
      : [],
  );
