import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { handlerPatterns } from './addresses.ts';
import { decoded, fileBehind, NEXT_FILES } from './files.ts';
import { readJson } from './prerendered-pages.ts';

/** Tells of a path, as it stands in an address, whether this build answers it: with a page, a file, a handler or a rule. */
export function answeredPaths(build: string): (path: string) => boolean {
  const { routes } = readJson(join(build, 'prerender-manifest.json'));
  const patterns = handlerPatterns(build).map((pattern) => new RegExp(pattern));
  return (path) =>
    // What the bundler names it has written.
    path.startsWith(NEXT_FILES) ||
    decoded(path).replace(/(?<=.)\/$/, '') in routes ||
    patterns.some((pattern) => pattern.test(path)) ||
    isFile(fileBehind(build, path));
}

export const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
