import { expected } from './expected.ts';

/** The part of Next's client reference manifest that names what a page may run in the browser. */
export type ClientReferences = { clientModules: Record<string, unknown> };

/** Whether a page has client components besides those that Next puts into every page. */
export function hasIslands({ clientModules }: ClientReferences) {
  const paths = Object.keys(clientModules);
  const isOfNext = (path: string) => path.includes('/node_modules/next/');
  expected(paths.some(isOfNext), "client components of Next's own in every page", paths.join());
  return !paths.every(isOfNext);
}
