import { expected } from './expected.ts';
import type { NextPage } from './prerendered-pages.ts';

type References = Pick<NextPage, 'clientModules'>;

/** Whether a page has client components besides those of Next's own: those it puts into every page, links, pictures. */
export function hasIslands({ clientModules }: References) {
  const isOfNext = (path: string) => path.includes('/node_modules/next/');
  expected(clientModules.some(isOfNext), "client components of Next's own", clientModules.join());
  return !clientModules.every(isOfNext);
}

/** It loads scripts by other scripts, which no policy of hashes lets happen. */
export const usesNextScript = ({ clientModules }: References) =>
  clientModules.some((path) => /\/node_modules\/next\/dist\/(esm\/)?client\/script\./.test(path));
