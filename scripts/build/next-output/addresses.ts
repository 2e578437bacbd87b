import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expected } from './expected.ts';
import { pageEntries, readJson } from './prerendered-pages.ts';

/** Where browsers find what lies in the build folder's `static`. */
export const NEXT_FILES = '/_next/static/';

/** The framework's files and those of islands. */
export function frameworkFiles(build: string) {
  const files = globSync('static/chunks/**/*.js', { cwd: build });
  expected(files.length > 0, 'script files in static/chunks', 'none');
  return files;
}

/** How islands of a build may come by styles of their own, when they start or are opened. */
export type IslandStyles = { fromFiles: boolean; byRules: boolean };

export const islandStyles = (build: string): IslandStyles => ({
  fromFiles: globSync('static/**/*.css', { cwd: build }).length > 0,
  // styled-components inserts its rules one by one into an empty element.
  byRules: globSync('static/**/*.js', { cwd: build }).some((file) =>
    readFileSync(join(build, file), 'utf8').includes('data-styled'),
  ),
});

/** What is prerendered and no page, such as the site map and the icons: its address, its file and its type. */
export const prerenderedFiles = (build: string) =>
  globSync('server/app/**/*.body', { cwd: build }).map((file) => {
    const address = file.slice('server/app'.length, -'.body'.length);
    const { headers } = readJson(join(build, `server/app${address}.meta`));
    return { address, path: join(build, file), type: String(headers['content-type']) };
  });

type Rule = { regex: string; internal?: boolean; page?: string };

/** What is answered when it is asked for: by a route.ts, whose route is its page, or by a rule of next.config.js. */
export function handlerRules(build: string): Rule[] {
  const { staticRoutes, dynamicRoutes, redirects, rewrites } = readJson(
    join(build, 'routes-manifest.json'),
  );
  const prerendered = prerenderedFiles(build).map(({ address }) => address);
  const pages = pageEntries(build).map(({ route }) => route);
  const finished = [...pages, ...prerendered, '/_global-error', '/_not-found'];
  return [
    ...staticRoutes,
    ...dynamicRoutes,
    ...redirects,
    ...Object.values<Rule[]>(rewrites).flat(),
  ].filter(({ internal, page }: Rule) => !internal && !(page && finished.includes(page)));
}

/** Tells of a path, as it stands in an address, whether this build answers it: with a page, a file, a handler or a rule. */
export function answeredPaths(build: string): (path: string) => boolean {
  const { routes } = readJson(join(build, 'prerender-manifest.json'));
  const patterns = handlerRules(build).map(({ regex }) => new RegExp(regex));
  return (path) =>
    // What the bundler names it has written.
    path.startsWith(NEXT_FILES) ||
    decoded(path).replace(/(?<=.)\/$/, '') in routes ||
    patterns.some((pattern) => pattern.test(path)) ||
    isFile(fileBehind(build, path));
}

export const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The file that is sent for an address of this site: what Next has written, or what lies in `public`. */
export function fileBehind(build: string, address: string) {
  const [path = ''] = decoded(address).split(/[?#]/);
  return path.startsWith(NEXT_FILES)
    ? join(build, 'static', path.slice(NEXT_FILES.length))
    : join('public', path);
}

/** A stray `%` stands for itself. */
function decoded(address: string) {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
