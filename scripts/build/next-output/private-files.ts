import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expected } from '../refusals.ts';

/**
 * Next tells an adapter neither which pages have client components nor where a server action is
 * written. Only this file reads what Next does not document.
 */
export function hasClientComponents(assets: readonly string[]) {
  // A page has one such file, and each of its slots (`@name`) another.
  const files = assets.filter((file) => file.endsWith('_client-reference-manifest.js'));
  const paths = files.flatMap(readClientModules);
  const isOfNext = (path: string) => path.includes('/node_modules/next/');
  expected(paths.some(isOfNext), "client components of Next's own", paths.join() || 'none');
  return paths.some(
    (path) => (!isOfNext(path) && !GLOBAL_ERROR.test(path)) || NEXT_SCRIPT.test(path),
  );
}

/** Only `Script` of Next's own components needs the framework. */
const NEXT_SCRIPT = /\/node_modules\/next\/dist\/(esm\/)?client\/script\./;

/** Next lists it for every page. */
const GLOBAL_ERROR = /\/src\/app\/global-error\.\w+$/;

/** The file is a script that sets a global variable. */
function readClientModules(file: string) {
  const context: { __RSC_MANIFEST?: Record<string, { clientModules?: Record<string, unknown> }> } =
    {};
  runInNewContext(readFileSync(file, 'utf8'), context);
  const [references] = Object.values(context.__RSC_MANIFEST ?? {});
  return Object.keys(references?.clientModules ?? {});
}

type Folder = { distDir: string };
type Action = { filename?: string; workers?: Record<string, unknown> };

export const sourcesOfServerActions = (build: Folder) =>
  new Set(readServerActions(build).map(({ filename = 'A file in src' }) => filename));

export const callsServerAction = (build: Folder, sourcePage: string) =>
  readServerActions(build).some(({ workers = {} }) => `app${sourcePage}` in workers);

function readServerActions({ distDir }: Folder): Action[] {
  const name = 'server/server-reference-manifest.json';
  const { node, ...others } = JSON.parse(readFileSync(join(distDir, name), 'utf8'));
  expected(node !== undefined, `node in ${name}`, Object.keys(others).join() || 'nothing');
  return Object.values(node);
}
