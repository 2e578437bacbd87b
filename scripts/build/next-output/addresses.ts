import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decoded, fileBehind, NEXT_FILES } from './files.ts';
import { pageEntries, readJson } from './prerendered-pages.ts';

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
  const finished = [...pageEntries(build).map(({ route }) => route), ...prerendered, ...OF_NEXT];
  return [
    ...staticRoutes,
    ...dynamicRoutes,
    ...redirects,
    ...Object.values<Rule[]>(rewrites).flat(),
  ].filter(({ internal, page }: Rule) => !internal && !(page && finished.includes(page)));
}

const OF_NEXT = ['/_global-error', '/_not-found'];

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
