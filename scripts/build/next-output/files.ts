import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expected } from './expected.ts';

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

/** The file that is sent for an address of this site: what Next has written, or what lies in `public`. */
export function fileBehind(build: string, address: string) {
  const [path = ''] = decoded(address).split(/[?#]/);
  return path.startsWith(NEXT_FILES)
    ? join(build, 'static', path.slice(NEXT_FILES.length))
    : join('public', path);
}

/** A stray `%` stands for itself. */
export function decoded(address: string) {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
