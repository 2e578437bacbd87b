import { type Headers, headers } from '#headers.ts';
import { addressPattern } from './address-pattern.ts';
import {
  addressesIn,
  handlersOnRequest,
  type NextBuild,
  NOT_FOUND,
  pagesOnRequest,
  STATIC_ADDRESS,
} from './next-outputs.ts';
import { publicAddress } from './page-addresses.ts';

type Prerender = NextBuild['outputs']['prerenders'][number];
type Finished = { address: string; path: string; status: number; headers: Headers };

/** The adapter of a host gets Next's own build, with finished pages and our headers. */
export function finishedForHost(build: NextBuild, finished: readonly Finished[]): NextBuild {
  const at = new Map(finished.map((file) => [file.address, file]));
  const notFound = at.get(NOT_FOUND);
  const prerenders = build.outputs.prerenders.map((output) => withFinished(output, at));
  const staticFiles = build.outputs.staticFiles.map((output) =>
    output.pathname === NOT_FOUND && notFound ? { ...output, filePath: notFound.path } : output,
  );
  const known = new Set(staticFiles.map(({ pathname }) => pathname));
  // Next has not seen the modules that our adapter bundles.
  const modules = finished.filter(
    ({ address }) => address.startsWith(STATIC_ADDRESS) && !known.has(address),
  );
  const ours = staticFiles
    .slice(0, 1)
    .flatMap((like) =>
      modules.map(({ address, path }) => ({
        ...like,
        id: address,
        pathname: address,
        filePath: path,
      })),
    );
  const isPage = new Set(build.outputs.prerenders.map(({ pathname }) => publicAddress(pathname)));
  const rules = [
    ...finished
      .filter(({ address }) => address === NOT_FOUND || !isPage.has(address))
      .map((file) => headerRule(file.address, file.headers)),
    ...handlersOnRequest(build).map(({ pathname }) => headerRule(pathname, headers.response)),
  ];
  const given = build.routing.beforeMiddleware;
  const isPlain = ({ source, status }: (typeof given)[number]) => source === '/:path*' && !status;
  const plain = given.find(isPlain)?.headers ?? {};
  const later = pagesOnRequest(build)
    .flatMap(({ pathname }) => addressesIn(pathname))
    .map((address) => headerRule(address, plain));
  const beforeMiddleware = [...given.filter((rule) => !isPlain(rule)), ...rules, ...later];
  return {
    ...build,
    outputs: { ...build.outputs, prerenders, staticFiles: [...staticFiles, ...ours] },
    routing: { ...build.routing, beforeMiddleware },
  };
}

function withFinished(output: Prerender, at: Map<string, Finished>) {
  const file = at.get(publicAddress(output.pathname));
  if (!output.routeType || !output.fallback || !file) return output;
  const names = Object.entries(file.headers).map(([name, value]) => [name.toLowerCase(), value]);
  const initialHeaders = { ...output.fallback.initialHeaders, ...Object.fromEntries(names) };
  const answer = { filePath: file.path, initialStatus: file.status, initialHeaders };
  return { ...output, fallback: { ...output.fallback, ...answer } };
}

const headerRule = (address: string, sent: Headers) => ({
  source: address,
  sourceRegex: addressPattern(address),
  headers: { ...sent },
});
