import { globSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from './files.ts';
import { pageEntries, readJson } from './prerendered-pages.ts';

/** What is prerendered and no page, such as the site map and the icons: its address, its file and its type. */
export const prerenderedFiles = (build: string) =>
  globSync('server/app/**/*.body', { cwd: build }).map((file) => {
    const name = file.slice('server/app'.length, -'.body'.length);
    const { headers } = readJson(join(build, `server/app${name}.meta`));
    return { address: name, file, type: String(headers['content-type']) };
  });

/** What the bundler has written for browsers. Its names change with its content. */
export const bundledFiles = (build: string) =>
  globSync('static/**/*', { cwd: build, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(build, '/').length))
    .map((file) => ({ address: addressOf(file), file }));

type Rule = { regex: string; internal?: boolean; page?: string };

/** Regular expressions of what is answered when it is asked for: by a route.ts, or a rule of next.config.js. */
export const handlerPatterns = (build: string) => handlerRules(build).map(({ regex }) => regex);

/** The same as Next has it: the route of a route.ts is its page. */
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
