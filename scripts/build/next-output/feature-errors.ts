import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildError, errorsIn, sourcesNaming } from '../build-errors.ts';
import { isFile, pageEntries, readJson } from './manifests.ts';

type Rule = { regex: string; destination: string; internal?: boolean };
type Prerendered = { srcRoute?: string; initialRevalidateSeconds?: number | false };

/**
 * What the sources ask of Next's server that a finished site has no place for, each with what to write instead.
 * Whatever Next rendered then would not be finished: no policy, and the framework in every page.
 */
export function featureErrors(build: string): BuildError[] {
  const { routes, dynamicRoutes } = readJson(join(build, 'prerender-manifest.json'));
  const prerendered = Object.entries<Prerendered>(routes).map(([route, known]) => ({
    route: known.srcRoute ?? route,
    isRenewed: typeof known.initialRevalidateSeconds === 'number',
  }));
  const pages = pageEntries(build);
  const sources = (isMeant: (route: string) => boolean) => [
    ...new Set(pages.filter(({ route }) => isMeant(route)).map(({ source }) => source)),
  ];
  const { node, edge } = readJson(join(build, 'server/server-reference-manifest.json'));
  const { functions } = readJson(join(build, 'server/functions-config-manifest.json'));
  const { middleware } = readJson(join(build, 'server/middleware-manifest.json'));
  const { headers, redirects, rewrites } = readJson(join(build, 'routes-manifest.json'));
  // For an intercepting route, such as `(.)photo`, Next writes a rule by itself.
  const isOwners = ({ destination }: Rule) => !TAKES_ANOTHERS_PLACE.test(destination);
  const rewritten = Object.values<Rule[]>(rewrites).flat().filter(isOwners);
  const before: Rule[] = [...redirects, ...(rewrites.beforeFiles ?? [])].filter(isOwners);
  const inPagesFolder = Object.keys(readJson(join(build, 'server/pages-manifest.json')));

  return [
    ...errorsIn(
      sources(
        // A [slug] that lists no address has no page, and nothing to render either.
        (route) =>
          dynamicRoutes[route]?.fallback !== false &&
          !prerendered.some((page) => page.route === route),
      ),
      'is rendered anew for each visitor, and pages here are written once, when the site is built',
      "Take out dynamic = 'force-dynamic', cookies(), headers() and searchParams, which a client component reads with " +
        'useSearchParams() in <Suspense>, or answer with a route.ts; a [slug] wants generateStaticParams',
    ),
    ...errorsIn(
      sources((route) => ![undefined, false].includes(dynamicRoutes[route]?.fallback)),
      'takes any address, and a page that is not written when the site is built has no policy',
      'Add: export const dynamicParams = false',
    ),
    ...errorsIn(
      prerendered.flatMap(({ route, isRenewed }) => {
        if (!isRenewed) return [];
        const ofPages = sources((each) => each === route);
        return ofPages.length > 0 ? ofPages : `src/app${route}/route.ts`;
      }),
      'is written anew while the site is served, where nothing would finish it',
      'Take out revalidate, and build again when what the page says has changed',
    ),
    ...errorsIn(
      sources((route) => TAKES_ANOTHERS_PLACE.test(route)),
      'takes the place of another page, which needs a router in the browser',
      'Make it a page of its own',
    ),
    ...errorsIn(
      Object.values<{ filename?: string }>({ ...node, ...edge }).map(
        ({ filename = 'a file in src' }) => filename,
      ),
      "has a server action ('use server'), and a form must work while the server is away or being replaced",
      'Post the form to a route.ts, as the consultation does',
    ),
    ...errorsIn(
      inPagesFolder.filter((route) => !OF_NEXT.includes(route)).map((route) => `src/pages${route}`),
      'is a page of the older router',
      'Move it to src/app',
    ),
    ...errorsIn(
      '/_middleware' in functions || Object.keys(middleware).length > 0
        ? globSync('{src/,}{proxy,middleware}.{ts,js}')
        : [],
      'stands before every page, where its answers would have no policy',
      'Write headers into src/headers.ts, redirects into next.config.js, and rules about a request into its route.ts',
    ),
    ...errorsIn(
      headers.length > 0 ? ['next.config.js'] : [],
      'has headers(), which reach no finished page',
      'Write them into src/headers.ts',
    ),
    ...errorsIn(
      rewritten
        .filter(({ destination }) => destination.startsWith('/'))
        .map(({ destination }) => `next.config.js rewrites to ${destination}, which`),
      'would be rendered anew, unfinished',
      'Redirect to it, or give the page the other address',
    ),
    ...errorsIn(
      Object.keys(routes)
        .filter((route) =>
          before.some(
            ({ internal, regex }) => !internal && new RegExp(regex).test(encodeURI(route)),
          ),
        )
        .map((route) => `next.config.js has a rule for ${route}, where a page`),
      'is, and is sent',
      'Take one of them out',
    ),
    ...errorsIn(
      sourcesNaming(/\b(revalidatePath|revalidateTag|updateTag|draftMode)\b/),
      'has pages written anew while the site is served, where nothing would finish them',
      'Build again when what they say has changed',
    ),
    ...errorsIn(
      globSync('src/app/**/loading.{tsx,ts,jsx,js}'),
      'is for pages that arrive in pieces, and each page here is whole when it is sent',
      'Take it out: nobody waits',
    ),
  ];
}

/** Settings of next.config.js that concern every page: of what else they lead to, nothing need be told. */
export function configErrors(build: string): BuildError[] {
  const file = join(build, 'required-server-files.json');
  const told = (isWrong: boolean, found: string, instead: string) =>
    errorsIn(isWrong ? ['next.config.js'] : [], found, instead);
  if (!isFile(file))
    return told(true, `has distDir, and what Next writes is read from ${build}`, 'Take it out');
  const { basePath, assetPrefix, trailingSlash, images } = readJson(file).config;
  return [
    ...told(
      Boolean(basePath),
      'has basePath, and the site is made for all of its domain',
      'Take it out, and give the site a name of its own, such as shop.agency.example',
    ),
    ...told(
      // Next makes it of the former.
      Boolean(assetPrefix) && assetPrefix !== basePath,
      'has assetPrefix, and pages let the scripts of Next come from this site alone',
      'Take it out',
    ),
    ...told(
      trailingSlash === true,
      'has trailingSlash, and addresses here have none',
      'Take it out: who asks for an address with a slash is led to the one without',
    ),
    ...told(
      // One's own loader asks others.
      images.unoptimized !== true && images.loader !== 'custom',
      'has images that a server would make smaller, and no server here does',
      'Write images: { unoptimized: true }',
    ),
  ];
}

const TAKES_ANOTHERS_PLACE = /\/\(\.+\)/;

const OF_NEXT = ['/_app', '/_document', '/_error', '/404', '/500'];
