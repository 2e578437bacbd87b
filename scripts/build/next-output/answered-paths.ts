import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decoded, fileBehind, NEXT_FILES } from './files.ts';
import { readJson } from './prerendered-pages.ts';

type Route = { page: string; regex: string };
type Rule = { regex: string; internal?: boolean };

/** Tells of a path, as it stands in an address, whether this build answers it: with a page, a file, a handler or a rule. */
export function answeredPaths(build: string): (path: string) => boolean {
  const prerendered = readJson(join(build, 'prerender-manifest.json'));
  const manifest = readJson(join(build, 'routes-manifest.json'));
  const { staticRoutes, dynamicRoutes, redirects, rewrites } = manifest;
  // Of a page with addresses of its own each one is listed; a handler takes any.
  const isHandler = ({ page }: Route) => !(page in prerendered.dynamicRoutes);
  const isOfOwner = ({ internal }: Rule) => !internal;
  const patterns: RegExp[] = [
    ...[...staticRoutes, ...dynamicRoutes.filter(isHandler)],
    ...[...redirects, ...Object.values<Rule[]>(rewrites).flat()].filter(isOfOwner),
  ].map(({ regex }) => new RegExp(regex));

  return (path) =>
    // What the bundler names it has written.
    path.startsWith(NEXT_FILES) ||
    decoded(path).replace(/(?<=.)\/$/, '') in prerendered.routes ||
    patterns.some((pattern) => pattern.test(path)) ||
    isFile(fileBehind(build, path));
}

export const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
