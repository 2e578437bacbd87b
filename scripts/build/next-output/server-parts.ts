import { join } from 'node:path';
import { pageEntries, readJson } from './prerendered-pages.ts';

type Rule = { regex: string; destination: string; internal?: boolean };
type Prerendered = { srcRoute?: string; initialRevalidateSeconds?: number | false };

/**
 * What Next's server would still do for pages once they are served, by the files that ask for it. Whatever it
 * rendered then would not be finished: no policy, and the framework in every page.
 */
export function serverParts(build: string) {
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
  // For a page in another's place Next writes a rule by itself.
  const isOwners = ({ destination }: Rule) => !TAKES_ANOTHERS_PLACE.test(destination);
  const rewritten = Object.values<Rule[]>(rewrites).flat().filter(isOwners);
  const before: Rule[] = [...redirects, ...(rewrites.beforeFiles ?? [])].filter(isOwners);
  const ofPagesFolder = readJson(join(build, 'server/pages-manifest.json'));

  return {
    renderedOnRequest: sources(
      // A [slug] that lists no address has no page, and nothing to render either.
      (route) =>
        dynamicRoutes[route]?.fallback !== false &&
        !prerendered.some((page) => page.route === route),
    ),
    renewed: sources((route) => prerendered.some((page) => page.isRenewed && page.route === route)),
    openToAnyAddress: sources(
      (route) => ![undefined, false].includes(dynamicRoutes[route]?.fallback),
    ),
    interceptedFor: sources((route) => TAKES_ANOTHERS_PLACE.test(route)),
    actions: Object.values<{ filename?: string }>({ ...node, ...edge }).map(
      ({ filename = 'a file in src' }) => filename,
    ),
    hasProxy: '/_middleware' in functions || Object.keys(middleware).length > 0,
    headersInConfig: headers.length > 0,
    rewrittenWithin: rewritten
      .map(({ destination }) => destination)
      .filter((destination) => destination.startsWith('/')),
    ruledOver: Object.keys(routes).filter((route) =>
      before.some(({ internal, regex }) => !internal && new RegExp(regex).test(encodeURI(route))),
    ),
    inPagesFolder: Object.keys(ofPagesFolder).filter((route) => !OF_NEXT.includes(route)),
  };
}

const TAKES_ANOTHERS_PLACE = /\/\(\.+\)/;

const OF_NEXT = ['/_app', '/_document', '/_error', '/404', '/500'];
