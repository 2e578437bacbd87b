import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { NextAdapter } from 'next';
import { languages, ownLanguage } from '#content/languages.ts';
import type { Handler, Redirect } from '#server/http/finished-files.ts';
import { addressPattern } from './address-pattern.ts';
import { OUR_OUTPUTS } from './our-outputs.ts';
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
  const hasParameter = (address: string) => address.replace('/[language]', '').includes('[');
  const own = build.outputs.prerenders.filter(
    ({ parentOutputId, pathname }) =>
      // Next would render a page in any language. All languages of a site are built.
      parentOutputId === id && (hasParameter(id) || !pathname.includes('[')),
  );
  const isFinal = own.every(
    ({ compute = 'static', parentFallbackMode = false, fallback }) =>
      compute === 'static' &&
      (parentFallbackMode === false || !hasParameter(id)) &&
      (fallback?.initialRevalidate ?? false) === false,
  );
  return own.length === 0 || !isFinal || callsServerAction(build, sourcePage);
}

const appRoutes = ({ outputs }: NextBuild) =>
  withoutFlightData(outputs.appRoutes).filter(({ pathname }) => !isRemoved(pathname));

export const handlersOnRequest = (build: NextBuild) =>
  appRoutes(build).filter((route) => isOnRequest(build, route));

/** Our server calls them by their entries. */
const handlers = (build: NextBuild) => handlersOnRequest(build).filter(isOurs);

const isOurs = ({ sourcePage }: Output) => OUR_OUTPUTS.has(sourcePage);

const needsFramework = (page: NextBuild['outputs']['appPages'][number]) =>
  hasClientComponents(Object.values(page.assets));

/** What an owner built is Next's as soon as a part of it cannot be a finished file. */
export function outputsOfNext(build: NextBuild) {
  const pages = appPages(build);
  const outputs = [...pages, ...appRoutes(build)];
  const ours = new Set(handlers(build).map(({ id }) => id));
  const needsNext =
    pages.some(needsFramework) ||
    outputs.some((output) => isOnRequest(build, output) && !ours.has(output.id));
  if (!needsNext) return [];
  const isHydrated = new Set<Output>(pages.filter(needsFramework));
  const isFinal = (output: Output) => !isHydrated.has(output) && !isOnRequest(build, output);
  return outputs.filter((output) => !isOurs(output) || (!isFinal(output) && !ours.has(output.id)));
}

/** Only the main response of a prerendered address has a `routeType`. */
function prerendered(build: NextBuild, type: 'page' | 'route') {
  const later = [...appPages(build), ...appRoutes(build)]
    .filter((output) => isOnRequest(build, output))
    .map(({ id }) => id);
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
    .flatMap(({ pathname, filePath }) =>
      addressesOfPicture(build, pathname).map((address) => ({ pathname, filePath, address })),
    )
    .map(({ pathname, filePath, address }) => ({
      address,
      path: filePath,
      // Ours is drawn as a PNG, and Next hands over no type.
      headers: pathname === '/favicon.ico' ? { 'content-type': 'image/png' } : {},
    }));
  return [...answers, ...files];
}

/** Next writes an icon below `[language]` once, with another word in place of the language. */
function addressesOfPicture({ routing }: NextBuild, pathname: string) {
  const inLanguage = pathname.replace(/^\/[^/]+(?=\/)/, '/[language]');
  return routing.dynamicRoutes.some(({ source }) => source === inLanguage)
    ? [pathname, ...everyAddressIn(inLanguage)]
    : [pathname];
}

const isStatic = (address: string) => address.startsWith(STATIC_ADDRESS);
const SERVER_HEADER = /^(x-next-.*|content-length|etag|transfer-encoding|vary)$/;

/** Each file stands below the folder of a build as it stands below the project. */
export function copyHandlers(build: NextBuild, folder: string) {
  for (const { assets, filePath } of [...handlers(build), ...outputsOfNext(build)])
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
  const pages = new Set(appPages(build).map(({ id }) => id));
  const inOrder = <Output extends { pathname: string }>(outputs: readonly Output[]) =>
    outputs.toSorted((a, b) => dynamic.indexOf(a.pathname) - dynamic.indexOf(b.pathname));
  return [
    ...inOrder(handlers(build)).map(({ pathname, filePath }) => ({
      pattern: addressPattern(pathname),
      entry: nameOf(build, filePath),
    })),
    ...inOrder(outputsOfNext(build)).flatMap(({ id, pathname }) => {
      const isPage = pages.has(id);
      const addresses = isPage ? addressesIn(pathname) : everyAddressIn(pathname);
      return addresses.map((address) => ({
        pattern: addressPattern(address),
        ...(isPage && { isPage }),
      }));
    }),
  ];
}

/** Addresses of finished files that Next may render anew. */
export function renewedAddresses(build: NextBuild) {
  const ofNext = new Set(outputsOfNext(build).map(({ id }) => id));
  return build.outputs.prerenders
    .filter(({ routeType, parentOutputId }) => routeType && ofNext.has(parentOutputId))
    .map(({ pathname }) => publicAddress(pathname));
}

/** A page below `[language]` has an address in each language. */
export const addressesIn = (pathname: string) => [
  ...new Set(
    languages.map(({ code }) => publicAddress(pathname.replace(/^\/\[language\]/, `/${code}`))),
  ),
];

/** In links to pictures, Next writes the first language, too. */
const everyAddressIn = (pathname: string) => [
  ...new Set([...addressesIn(pathname), pathname.replace(/^\/\[language\]/, `/${ownLanguage}`)]),
];

/** Rules with a `priority` are Next's own. */
export const redirectRules = ({ routing }: NextBuild): Redirect[] =>
  routing.beforeMiddleware.flatMap(({ sourceRegex, status, headers, priority }) =>
    status && headers?.['Location'] && !priority
      ? [{ pattern: sourceRegex, status, location: headers['Location'] }]
      : [],
  );
